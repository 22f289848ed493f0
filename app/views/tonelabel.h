// SPDX-License-Identifier: MIT
// ToneLabel: a label in one of the theme's colours that follows changes of the colour scheme.
#pragma once

#include <QLabel>

namespace tss::app {

class ToneLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Tone { Normal, Muted, Good, Bad, Warning };

    explicit ToneLabel(Tone tone, QWidget *parent = nullptr);
    void setTone(Tone tone);
    void setScale(double factor); ///< of the application's font
    void setSelectable(); ///< by mouse and keyboard

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    Tone m_tone;
    double m_scale = 1;
};

} // namespace tss::app
