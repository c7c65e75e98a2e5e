/**
 * The meaning of a final bounce. `hard`: the address takes no mail, so it is never mailed again. `soft`: the mailbox or its
 * server couldn't take this one. `block`: the receiver refuses the sender or the mail, which says nothing about the address.
 */
export type BounceClass = 'hard' | 'soft' | 'block';

interface Failure {
  /** The enhanced status code of RFC 3463, such as `5.1.1`; empty when the report has none. */
  status: string;
  /** The answer of the receiving server, such as `smtp; 550 5.1.1 User unknown`. */
  diagnostic: string;
}

/** Codes of the recipient's address and mailbox that no later mail will change. */
const HARD = new Set([
  '5.1.0', // the address, without a detail
  '5.1.1', // no such mailbox
  '5.1.2', // no such domain
  '5.1.3', // not an address
  '5.1.6', // moved, and nobody knows where to
  '5.1.10', // no such recipient (Exchange), or a domain that takes no mail (RFC 7505)
  '5.2.1', // the mailbox is disabled
]);

/** Codes of 5.1 about the sender's address. */
const ABOUT_SENDER = new Set(['5.1.7', '5.1.8']);

const SPAM =
  /\b(spam|spamhaus|unsolicited|block ?list(ed)?|black ?list(ed)?|dnsbl|rbl|reputation|blocked (by|using)|dmarc|dkim|spf)\b/i;

const NO_MAILBOX =
  /\b((user|recipient|mailbox|address)( is)?( not found| unknown)|unknown (user|recipient|mailbox|address)|no such (user|recipient|mailbox|address)|does(n't| not) (exist|have an?)|mailbox (is )?disabled|unrouteable address)/i;

/** Microsoft 365 answers so for an address that its directory doesn't have. Elsewhere the same code is about routes. */
const NOT_IN_DIRECTORY = /^5\.4\.1 .*recipient address rejected: access denied/i;

/** Answers of real servers are shorter. The words are searched in ways that take long in a text without end. */
const LONGEST_ANSWER = 1000;

/** Addresses and links in an answer may contain any of the words, and mean nothing by them. */
function withoutNames(text: string): string {
  return text.replaceAll(/<[^>]*>|\S*@\S*|https?:\/\/\S*/g, ' ');
}

/** The most specific code: many servers report 5.0.0 and put the real one into their answer. */
function codeOf({ status, diagnostic }: Failure): string {
  const [reported] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(status) ?? [];
  if (reported !== undefined && !reported.endsWith('.0.0')) return reported;
  const [answered] = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(diagnostic) ?? [];
  return answered ?? reported ?? '';
}

/** Decides about a failure that the report calls final, also when its code begins with 4: somebody gave up trying. */
export function bounceClass({ status, diagnostic }: Failure): BounceClass {
  const failure = { status: status.slice(0, LONGEST_ANSWER), diagnostic: diagnostic.slice(0, LONGEST_ANSWER) };
  const code = codeOf(failure);
  const words = withoutNames(failure.diagnostic);
  // Before the codes: some servers refuse a sender that is listed somewhere with the code of an unknown user.
  if (SPAM.test(words) || code.startsWith('5.7.') || ABOUT_SENDER.has(code)) return 'block';
  if (HARD.has(code) || NOT_IN_DIRECTORY.test(`${code} ${words}`)) return 'hard';
  const isRefused = code === '5.0.0' || (code === '' && /(?<![\d.])5\d\d(?!\.?\d)/.test(failure.diagnostic));
  return isRefused && NO_MAILBOX.test(words) ? 'hard' : 'soft';
}
