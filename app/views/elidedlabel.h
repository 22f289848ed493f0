// SPDX-License-Identifier: MIT
// ElidedLabel: one line that shortens its middle to the room there is; the whole text is its tool tip.
#pragma once

#include "app/views/tonelabel.h"

namespace tss::app {

class ElidedLabel : public ToneLabel
{
    Q_OBJECT

public:
    using ToneLabel::ToneLabel;
    void setFullText(const QString &text);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tss::app
