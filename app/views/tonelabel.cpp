// SPDX-License-Identifier: MIT
#include "app/views/tonelabel.h"

#include "app/theme.h"

#include <QApplication>
#include <QEvent>

namespace tss::app {

namespace {

QColor colourOf(ToneLabel::Tone tone, const QPalette &palette)
{
    switch (tone) {
    case ToneLabel::Tone::Muted:
        return Theme::muted(palette);
    case ToneLabel::Tone::Good:
        return Theme::good(palette);
    case ToneLabel::Tone::Bad:
        return Theme::bad(palette);
    case ToneLabel::Tone::Warning:
        return Theme::warning(palette);
    case ToneLabel::Tone::Normal:
        break;
    }
    return palette.color(QPalette::WindowText);
}

} // namespace

ToneLabel::ToneLabel(Tone tone, QWidget *parent)
    : QLabel(parent)
    , m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    restyle();
}

void ToneLabel::setTone(Tone tone)
{
    m_tone = tone;
    restyle();
}

void ToneLabel::setScale(double factor)
{
    m_scale = factor;
    restyle();
}

void ToneLabel::setSelectable()
{
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setCursor(Qt::IBeamCursor);
}

void ToneLabel::restyle()
{
    QPalette colours = QApplication::palette();
    const QColor colour = colourOf(m_tone, colours);
    // The second is what selectable text and labels on a light pane are drawn in.
    colours.setColor(QPalette::WindowText, colour);
    colours.setColor(QPalette::Text, colour);
    setPalette(colours);
    if (m_scale != 1)
        setFont(Theme::scaled(QApplication::font(), m_scale));
}

void ToneLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ApplicationFontChange)
        restyle();
}

} // namespace tss::app
