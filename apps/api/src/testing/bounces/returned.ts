/** An e-mail that a relay returns, and why. Without a reason, nobody has the address. */
export interface Returned {
  /** The Return-Path of the e-mail. */
  to: string;
  recipient: string;
  status?: string;
  diagnostic?: string;
  action?: string;
}

/** A message with the line ends of SMTP. */
export function lines(...all: readonly string[]): string {
  return all.join('\r\n');
}

/** The headers of the e-mail itself. */
export function original({ to, recipient }: Returned): string[] {
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
