/** The answer of DNS to the question for the texts of a name. `unreachable`: it gave no answer, so nothing is known. */
export type DnsAnswer =
  | { readonly state: 'found'; readonly texts: readonly string[] }
  | { readonly state: 'missing' }
  | { readonly state: 'unreachable' };

export type RecordPurpose = 'dkim' | 'spf' | 'dmarc';

/** How one DNS record is, in words that people read. */
export interface RecordVerdict {
  readonly state: 'unchecked' | 'ok' | 'missing' | 'wrong' | 'unreachable';
  /** The value that must stand there; null where nothing is to be published, or where nobody here knows it. */
  readonly value: string | null;
  readonly message: string;
  /** The steps to take; null when nothing is to be done. */
  readonly advice: string | null;
}

const MARKS: Readonly<Record<RecordPurpose, RegExp>> = {
  // Receivers ask for keys under a name of their own, so every text there is meant as a key.
  dkim: /./,
  spf: /^v=spf1(\s|$)/i,
  dmarc: /^v\s*=\s*DMARC1\s*(;|$)/,
};

/** Leaves out the texts of other services, which share the name of a domain with its SPF record. */
export function textsFor(purpose: RecordPurpose, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => MARKS[purpose].test(text.trim()));
}

const UNREACHABLE_ADVICE = 'Check again in a few minutes.';

/** The verdict for a record that wasn't asked for, or whose DNS server didn't answer. */
export function unknown(
  state: 'unchecked' | 'unreachable',
  value: string | null,
  advice: string | null,
): RecordVerdict {
  return state === 'unchecked'
    ? { state, value, message: 'Not checked yet.', advice }
    : {
        state,
        value,
        message: 'DNS gave no answer, so nothing is known about this record.',
        advice: UNREACHABLE_ADVICE,
      };
}
