import { exchange, gmail, ses } from './hostedRelays.ts';
import { exim, postfix, sendmail } from './ownRelays.ts';
import { lines, type Returned } from './returned.ts';

/** Reports in the form of those that relays write. */
export const RELAYS = { postfix, exim, sendmail, exchange, gmail, ses } satisfies Record<
  string,
  (returned: Returned) => string
>;

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
