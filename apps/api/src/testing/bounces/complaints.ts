import { lines } from './returned.ts';

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
