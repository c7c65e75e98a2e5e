"""Reads mails from standard input and says as JSON what Python's own parser and its DKIM library make of each.

Input: [{"raw": base64 of the mail}] and "records", the DKIM records by name. Output: one object for each mail.
"""

import base64
import json
import sys
from email import message_from_bytes, policy

import dkim


def address(header):
    one = header.addresses[0]
    return {"name": one.display_name, "address": one.addr_spec}


def content(mail, kind):
    part = mail.get_body((kind,))
    return None if part is None else part.get_content()


def read(raw, records):
    mail = message_from_bytes(raw, policy=policy.default)

    def record(name, timeout=5):
        return records.get(name.decode().rstrip(".").lower(), "").encode()

    return {
        "from": address(mail["from"]),
        "to": mail["to"].addresses[0].addr_spec,
        "subject": str(mail["subject"]),
        "html": content(mail, "html"),
        "text": content(mail, "plain"),
        "messageId": mail["message-id"],
        "defects": [type(defect).__name__ for part in mail.walk() for defect in part.defects],
        "headerDefects": [name for name, value in mail.items() if value.defects],
        "isSigned": dkim.verify(raw, dnsfunc=record),
    }


given = json.load(sys.stdin)
mails = [base64.b64decode(mail["raw"]) for mail in given["mails"]]
json.dump([read(mail, given["records"]) for mail in mails], sys.stdout)
