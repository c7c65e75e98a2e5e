import { unknown, type DnsAnswer, type RecordVerdict } from './dnsAnswer.ts';

/** RFC 7208, 4.6.4: receivers give up after as many look-ups. */
const MOST_LOOKUPS = 10;
const TERM = /^([+?~-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?=[:/]|$)/i;
const MODIFIER = /^([a-z][a-z0-9_.-]*)=/i;
const ASKS_DNS = new Set(['include', 'a', 'mx', 'ptr', 'exists']);

function termsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/).slice(1);
}

function mechanismOf(term: string): string | undefined {
  return TERM.exec(term)?.[2]?.toLowerCase();
}

/** `+all` lets everybody pass, and `all` means the same. */
function passesAll(term: string): boolean {
  const match = TERM.exec(term);
  return match?.[2]?.toLowerCase() === 'all' && (match[1] === '' || match[1] === '+');
}

function isRedirect(term: string): boolean {
  return MODIFIER.exec(term)?.[1]?.toLowerCase() === 'redirect';
}

function lookupsIn(terms: readonly string[]): number {
  return terms.filter((term) => isRedirect(term) || ASKS_DNS.has(mechanismOf(term) ?? '')).length;
}

/** Whether the terms let the relay pass. `+` is what a term without a sign means. */
function contains(terms: readonly string[], mechanism: string): boolean {
  const plain = (term: string): string => term.replace(/^\+/, '').toLowerCase();
  return terms.some((term) => plain(term) === plain(mechanism));
}

/** The record with the mechanism before the term that ends it, and without a pass for everybody. */
function corrected(terms: readonly string[], mechanism: string | null): string {
  const safe = terms.map((term) => (passesAll(term) ? '~all' : term));
  const missing = mechanism === null || contains(safe, mechanism) ? [] : [mechanism];
  const end = safe.findIndex((term) => mechanismOf(term) === 'all' || isRedirect(term));
  const at = end === -1 ? safe.length : end;
  return ['v=spf1', ...safe.slice(0, at), ...missing, ...safe.slice(at)].join(' ');
}

const NEW_ADVICE = 'Add this record to the DNS of your domain.';
const ASK_ADVICE = 'Ask those who run your mail server for the SPF record, and add it to the DNS of your domain.';

/** Judges the only SPF record of a domain. Its look-ups are those of the record itself, not of what it includes. */
function judgeRecord(terms: readonly string[], mechanism: string | null): RecordVerdict {
  const wrong = (message: string, advice: string, value: string | null): RecordVerdict => ({
    state: 'wrong',
    value,
    message,
    advice,
  });
  const unclear = terms.find((term) => mechanismOf(term) === undefined && !MODIFIER.test(term));
  if (unclear !== undefined)
    return wrong(
      `The SPF record contains ‘${unclear.slice(0, 60)}’, which receivers don’t understand.`,
      'Correct that part or remove it.',
      null,
    );
  if (terms.some(passesAll))
    return wrong(
      'The SPF record lets everybody send in the name of this domain.',
      'Replace the record by this one.',
      corrected(terms, mechanism),
    );
  const lookups = lookupsIn(terms);
  if (lookups > MOST_LOOKUPS)
    return wrong(
      `The SPF record needs ${lookups} look-ups, and receivers stop after ${MOST_LOOKUPS}.`,
      'Remove what no longer sends e-mails for this domain.',
      null,
    );
  if (mechanism !== null && !contains(terms, mechanism))
    return wrong(
      'The SPF record doesn’t name the mail server that sends these e-mails.',
      'Replace the record by this one.',
      corrected(terms, mechanism),
    );
  const message =
    mechanism === null
      ? 'The domain has one valid SPF record.'
      : 'The SPF record names the mail server that sends these e-mails.';
  return { state: 'ok', value: null, message, advice: null };
}

/** Judges a domain's SPF record. `mechanism` is the operator's, such as `include:spf.relay.example`; null if none is known. */
export function judgeSpf(answer: DnsAnswer | undefined, mechanism: string | null): RecordVerdict {
  const value = mechanism === null ? null : `v=spf1 ${mechanism} ~all`;
  const advice = mechanism === null ? ASK_ADVICE : NEW_ADVICE;
  // An unknown record may exist, and a second one would void both, so nothing is offered to be published.
  if (answer === undefined) return unknown('unchecked', null, null);
  if (answer.state === 'unreachable') return unknown('unreachable', null, null);
  if (answer.state === 'missing') return { state: 'missing', value, message: 'The domain has no SPF record.', advice };
  const [first, ...others] = answer.texts;
  if (first === undefined) return { state: 'missing', value, message: 'The domain has no SPF record.', advice };
  if (others.length > 0) {
    const message = `The domain has ${answer.texts.length} SPF records, so receivers ignore all of them.`;
    return {
      state: 'wrong',
      value: null,
      message,
      advice: 'Write all of them into one record, and remove the others.',
    };
  }
  return judgeRecord(termsOf(first), mechanism);
}
