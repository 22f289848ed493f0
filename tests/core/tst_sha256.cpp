// SPDX-License-Identifier: MIT
#include "core/text/sha256.h"

#include <QCryptographicHash>
#include <QTest>

using tss::sha256Hex;

class Sha256Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownDigests();
    void everyLength();
};

void Sha256Test::knownDigests()
{
    // FIPS 180-4 examples
    QCOMPARE(sha256Hex(""),
             std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    QCOMPARE(sha256Hex("abc"),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(sha256Hex(std::string(1'000'000, 'a')),
             std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
}

void Sha256Test::everyLength()
{
    // Padding changes at 55 and 64 bytes; Qt's own digest is the referee.
    std::string bytes;
    for (int length = 0; length < 300; ++length) {
        const QByteArray wanted =
            QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256)
                .toHex();
        QCOMPARE(QByteArray::fromStdString(sha256Hex(bytes)), wanted);
        bytes += static_cast<char>((length * 37 + 11) & 0xFF);
    }
}

QTEST_APPLESS_MAIN(Sha256Test)
#include "tst_sha256.moc"
