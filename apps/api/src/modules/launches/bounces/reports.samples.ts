/** What a relay is told of the e-mail that it returns. */
export interface Returned {
  /** The Return-Path of the e-mail. */
  to: string;
  recipient: string;
  status?: string;
  diagnostic?: string;
  action?: string;
}

type Sample = (returned: Returned) => string;

function lines(...all: readonly string[]): string {
  return all.join('\r\n');
}

function original({ to, recipient }: Returned): string[] {
  return [
    `Return-Path: <${to}>`,
    'From: Northlight <news@northlight.example>',
    `To: ${recipient}`,
    'Subject: Winter',
    'Message-ID: <1@northlight.example>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Content-Type: text/html; charset=utf-8',
  ];
}

function postfix(given: Returned): string {
  const { to, recipient, status = '5.1.1', action = 'failed' } = given;
  const {
    diagnostic = `smtp; 550 5.1.1 <${recipient}>: Recipient address rejected: User unknown in virtual mailbox table`,
  } = given;
  return lines(
    'Received: by relay.example (Postfix) id 4XyZ12; Mon, 30 Nov 2026 10:00:00 +0000 (UTC)',
    'Date: Mon, 30 Nov 2026 10:00:00 +0000 (UTC)',
    'From: MAILER-DAEMON@relay.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="4XyZ12.1764496800/relay.example"',
    'Content-Transfer-Encoding: 8bit',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4XyZ12.1764496800/relay.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--4XyZ12.1764496800/relay.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    'X-Postfix-Queue-ID: 4XyZ12',
    `X-Postfix-Sender: rfc822; ${to}`,
    'Arrival-Date: Mon, 30 Nov 2026 09:59:58 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.letters.example',
    `Diagnostic-Code: ${diagnostic.replace(': ', ':\r\n    ')}`,
    '',
    '--4XyZ12.1764496800/relay.example',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    ...original(given),
    '',
    '--4XyZ12.1764496800/relay.example--',
    '',
  );
}

/** Exim reports a vague code, and puts the real one into the answer. */
function exim(given: Returned): string {
  const { to, recipient, status = '5.0.0' } = given;
  const {
    diagnostic = 'smtp; 550-5.1.1 The mailbox that you tried to reach does not exist. Please check\r\n 550 5.1.1 it.',
  } = given;
  return lines(
    'Return-path: <>',
    'Received: from Debian-exim by relay.example with local (Exim 4.98) id 1vPabc-0001; Mon, 30 Nov 2026 10:00:00 +0000',
    `X-Failed-Recipients: ${recipient}`,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@relay.example>',
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1764496800-eximdsn-1804289383',
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '--1764496800-eximdsn-1804289383',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    '--1764496800-eximdsn-1804289383',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    `Action: ${given.action ?? 'failed'}`,
    `Final-Recipient: rfc822;${recipient}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.letters.example',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--1764496800-eximdsn-1804289383',
    'Content-type: message/rfc822',
    '',
    ...original(given),
    '',
    '<p>Winter</p>',
    '',
    '--1764496800-eximdsn-1804289383--',
    '',
  );
}

function sendmail(given: Returned): string {
  const { to, recipient, status = '5.1.1', diagnostic = 'SMTP; 550 5.1.1 User unknown' } = given;
  return lines(
    'Received: from localhost (localhost) by relay.example (8.18.1/8.18.1) id 5AUA0000; Mon, 30 Nov 2026 10:00:00 GMT',
    'From: Mail Delivery Subsystem <MAILER-DAEMON@relay.example>',
    `To: <${to}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="5AUA0000.1764496800/relay.example"',
    'Subject: Returned mail: see transcript for details',
    'Auto-Submitted: auto-generated (failure)',
    '',
    'This is a MIME-encapsulated message',
    '',
    '--5AUA0000.1764496800/relay.example',
    '',
    '   ----- The following addresses had permanent fatal errors -----',
    `<${recipient}>`,
    '',
    '--5AUA0000.1764496800/relay.example',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    'Received-From-MTA: DNS; sender.example',
    'Arrival-Date: Mon, 30 Nov 2026 09:59:58 GMT',
    '',
    `Final-Recipient: RFC822; ${recipient}`,
    `Action: ${given.action ?? 'failed'}`,
    `Status: ${status}`,
    'Remote-MTA: DNS; mx.letters.example',
    `Diagnostic-Code: ${diagnostic}`,
    'Last-Attempt-Date: Mon, 30 Nov 2026 10:00:00 GMT',
    '',
    '--5AUA0000.1764496800/relay.example',
    'Content-Type: message/rfc822',
    '',
    ...original(given),
    '',
    '<p>Winter</p>',
    '',
    '--5AUA0000.1764496800/relay.example--',
    '',
  );
}

/** Microsoft encodes the status in base64 at times, and has codes of its own. */
function exchange(given: Returned): string {
  const { to, recipient, status = '5.1.10' } = given;
  const {
    diagnostic = 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient letters.example not found by SMTP address lookup',
  } = given;
  const fields = lines(
    'Reporting-MTA: dns;AM0PR01.prod.exchangelabs.example',
    'Received-From-MTA: dns;relay.example',
    'Arrival-Date: Mon, 30 Nov 2026 09:59:58 +0000',
    '',
    `Final-Recipient: rfc822;${recipient}`,
    `Action: ${given.action ?? 'failed'}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    'X-Display-Name: Reader',
    '',
  );
  return lines(
    'From: <postmaster@letters.example>',
    `To: <${to}>`,
    'Date: Mon, 30 Nov 2026 10:00:00 +0000',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="f3b1-aa"',
    'X-MS-Exchange-Message-Is-Ndr:',
    'Content-Language: en-US',
    'Auto-Submitted: auto-replied',
    'Subject: Undeliverable: Winter',
    'MIME-Version: 1.0',
    '',
    '--f3b1-aa',
    'Content-Type: multipart/alternative; differences=Content-Type;',
    '\tboundary="aa-f3b1"',
    '',
    '--aa-f3b1',
    'Content-Type: text/plain; charset="us-ascii"',
    '',
    "Your message couldn't be delivered.",
    '--aa-f3b1',
    'Content-Type: text/html; charset="us-ascii"',
    '',
    "<p>Your message couldn't be delivered.</p>",
    '--aa-f3b1--',
    '',
    '--f3b1-aa',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(fields).toString('base64'),
    '--f3b1-aa',
    'Content-Type: message/rfc822',
    '',
    ...original(given),
    '',
    '<p>Winter</p>',
    '--f3b1-aa--',
    '',
  );
}

function gmail(given: Returned): string {
  const { to, recipient, status = '5.2.1' } = given;
  const {
    diagnostic = 'smtp; 550-5.2.1 The email account that you tried to reach is inactive. For more information, go to 550 5.2.1  https://support.example/?p=DisabledUser',
  } = given;
  return lines(
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    'Content-Type: multipart/report; boundary="000000000000c0ffee"; report-type=delivery-status',
    '',
    '--000000000000c0ffee',
    'Content-Type: multipart/related; boundary="000000000000decade"',
    '',
    '--000000000000decade',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<h2>Address not found</h2>',
    '--000000000000decade',
    'Content-Type: image/png; name="icon.png"',
    'Content-Disposition: attachment; filename="icon.png"',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <icon.png>',
    '',
    'iVBORw0KGgo=',
    '--000000000000decade--',
    '--000000000000c0ffee',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.example',
    `X-Original-Message-ID: <1@northlight.example>`,
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${given.action ?? 'failed'}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.letters.example. (192.0.2.5, the server for the domain letters.example.)',
    `Diagnostic-Code: ${diagnostic}`,
    'Last-Attempt-Date: Mon, 30 Nov 2026 02:00:00 -0800 (PST)',
    '',
    '--000000000000c0ffee',
    'Content-Type: message/rfc822',
    '',
    ...original(given),
    '',
    '<p>Winter</p>',
    '--000000000000c0ffee--',
    '',
  );
}

function ses(given: Returned): string {
  const { to, recipient, status = '5.1.1', diagnostic = 'smtp; 550 5.1.1 user does not exist' } = given;
  return lines(
    'From: MAILER-DAEMON@ses.example',
    `To: ${to}`,
    'Subject: Delivery Status Notification (Failure)',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; ',
    '\tboundary="----=_Part_1"; ',
    '\treport-type=delivery-status',
    '',
    '------=_Part_1',
    'Content-Type: text/plain; charset=us-ascii',
    'Content-Transfer-Encoding: 7bit',
    'Content-Description: Notification',
    '',
    'An error occurred while trying to deliver the mail to the following recipients:',
    recipient,
    '------=_Part_1',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: 7bit',
    'Content-Description: Delivery Status Notification',
    '',
    'Reporting-MTA: dsn; a1-1.smtp-out.ses.example',
    '',
    `Action: ${given.action ?? 'failed'}`,
    `Final-Recipient: rfc822; ${recipient}`,
    `Diagnostic-Code: ${diagnostic}`,
    `Status: ${status}`,
    '',
    '------=_Part_1',
    'Content-Type: message/rfc822',
    'Content-Description: Undelivered Message',
    '',
    ...original(given),
    '',
    '<p>Winter</p>',
    '------=_Part_1--',
    '',
  );
}

export const RELAYS = { postfix, exim, sendmail, exchange, gmail, ses } satisfies Record<string, Sample>;

interface Complained {
  /** The Return-Path of the e-mail, as far as the provider tells it. */
  returnPath?: string;
  unsubscribe?: string;
  recipient?: string;
  type?: string;
}

/** Names the sender in a field of the report, and hides the recipient in the e-mail. */
export function likeYahoo({ returnPath = '', recipient, type = 'abuse' }: Complained): string {
  return lines(
    'From: <feedback@arf.mail.example>',
    'To: complaints@bounces.example',
    'Subject: FW: Winter',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="------------arf"; report-type=feedback-report',
    '',
    '--------------arf',
    'Content-Type: text/plain; charset=US-ASCII',
    '',
    'This is an email abuse report.',
    '--------------arf',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Mail-Feedback/1.0',
    'Version: 0.1',
    `Original-Mail-From: <${returnPath}>`,
    ...(recipient === undefined ? [] : [`Original-Rcpt-To: ${recipient}`]),
    'Reported-Domain: northlight.example',
    '',
    '--------------arf',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: Northlight <news@northlight.example>',
    'To: redacted@mail.example',
    'Subject: Winter',
    '',
    '<p>Winter</p>',
    '--------------arf--',
    '',
  );
}

/** Tells nothing in the report; the returned e-mail has lost its Return-Path, and keeps the address to unsubscribe. */
export function likeMicrosoft({ unsubscribe = '', returnPath }: Complained): string {
  return lines(
    'From: <staff@hotmail.example>',
    'To: complaints@bounces.example',
    'Subject: complaint about message from 192.0.2.9',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type="feedback-report"; boundary="_msarf_"',
    '',
    '--_msarf_',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Feedback/2.0',
    'Version: 1',
    'Source-IP: 192.0.2.9',
    '',
    '--_msarf_',
    'Content-Type: message/rfc822',
    '',
    'X-HmXmrOriginalRecipient: <redacted@hotmail.example>',
    ...(returnPath === undefined ? [] : [`Return-Path: <${returnPath}>`]),
    'From: Northlight <news@northlight.example>',
    `List-Unsubscribe: <${unsubscribe}>,`,
    ' <mailto:leave@northlight.example?subject=unsubscribe>',
    'Subject: Winter',
    '',
    '<p>Winter</p>',
    '--_msarf_--',
    '',
  );
}

/** The answer of a program while a person is away. */
export function awayNote({ to, recipient }: Returned): string {
  return lines(
    `From: ${recipient}`,
    `To: ${to}`,
    'Subject: Automatic reply: Winter',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    'I am away.',
    '',
  );
}
