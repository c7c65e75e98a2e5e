import type { ConsentKind } from './consentHeadings.ts';
import { plainWords, signsAsWords } from './consentText.ts';
import {
  AGREEMENTS,
  ANSWER_SENTENCES,
  CLEAR_REFUSALS,
  DENIALS,
  NEGATIONS,
  NOTHING,
  REACHED,
  SENTENCES,
  STATUS_REFUSALS,
} from './consentWords.ts';

export type ConsentVerdict = 'mail' | 'leave_out';

/**
 * A cell as one of few groups, whatever the file holds: a known word is a group of its own, everything else falls into
 * one of the groups in brackets. So a profile of a million rows is small, and a choice for a group is a choice for a row.
 */
export interface ConsentReading {
  readonly group: string;
  readonly says: ConsentVerdict;
}

/** The groups that aren't a word of the file, as people read them. */
export const collectiveGroups = {
  '(empty)': 'empty',
  '(date)': 'a date',
  '(link)': 'a link',
  '(code)': 'a permanent failure of delivery',
  '(sentence)': 'words against mail',
  '(text)': 'other texts',
} as const;

type Collective = keyof typeof collectiveGroups;

function collective(group: Collective, says: ConsentVerdict = 'mail'): ConsentReading {
  return { group, says };
}

const DATE =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{10}(\d{3})?$)/u;
/** An enhanced status code or a reply of a mail server: 5 is permanent. */
const FAILURE = /^5\.\d{1,3}\.\d{1,3}\b|^5\d\d[ -]/;
/** No known word is longer than this. Most cells of other columns are: names, addresses, texts. */
const LONGEST_WORD = 24;

const known: Readonly<
  Record<Exclude<ConsentKind, 'note' | 'other'>, readonly [ReadonlySet<string>, ConsentVerdict][]>
> = {
  status: [
    [CLEAR_REFUSALS, 'leave_out'],
    [STATUS_REFUSALS, 'leave_out'],
    [REACHED, 'mail'],
  ],
  permission: [
    [CLEAR_REFUSALS, 'leave_out'],
    [STATUS_REFUSALS, 'leave_out'],
    [DENIALS, 'leave_out'],
    [AGREEMENTS, 'mail'],
    [REACHED, 'mail'],
  ],
  refusal: [
    [NOTHING, 'mail'],
    [REACHED, 'mail'],
    [AGREEMENTS, 'leave_out'],
    [CLEAR_REFUSALS, 'leave_out'],
    [STATUS_REFUSALS, 'leave_out'],
  ],
};

/** How a known word may begin. Most cells of other columns don't, and need no closer look. */
const BEGINNING = new RegExp(
  `^\\W*(${[...new Set([...CLEAR_REFUSALS].map((word) => word.slice(0, 2)))].join('|')}|d\\W)`,
  'i',
);

function readOther(cell: string): ConsentReading {
  if (cell.length > LONGEST_WORD || !BEGINNING.test(cell)) return collective('(text)');
  const word = plainWords(cell);
  return CLEAR_REFUSALS.has(word) ? { group: word, says: 'leave_out' } : collective('(text)');
}

function partOf(texts: readonly string[]): RegExp {
  return new RegExp(`(^| )(${texts.join('|')})`);
}

const SENTENCE = partOf(SENTENCES);
const ANSWER = partOf([...SENTENCES, ...ANSWER_SENTENCES]);
/** How a text begins that speaks against mail: 'Nein, danke', 'Revoked by phone', 'Bounced (hard)'. */
const AGAINST = {
  status: [CLEAR_REFUSALS, STATUS_REFUSALS],
  permission: [CLEAR_REFUSALS, STATUS_REFUSALS, DENIALS, NEGATIONS],
} as const;
/** A single letter decides only before a date: 'N (2023-01-02)', but not '0 times a week'. */
const DATED_NO = /^[nf](?: \d+)+$/;
/** 'Mai' is May in German and Norwegian, and never in Italian. */
const MAY = /^mai \d/;
const MOST_WORDS = 3;

/** Whether a longer answer or status speaks against mail. */
function isAgainstMail(kind: keyof typeof AGAINST, words: string): boolean {
  if (ANSWER.test(words)) return true;
  if (kind === 'permission' && DATED_NO.test(words)) return true;
  if (MAY.test(words)) return false;
  const parts = words.split(' ', MOST_WORDS);
  const beginnings = parts.map((_, at) => parts.slice(0, at + 1).join(' ')).filter(({ length }) => length > 1);
  return beginnings.some((beginning) => AGAINST[kind].some((set) => set.has(beginning)));
}

function readNote(cell: string): ConsentReading {
  return SENTENCE.test(plainWords(cell)) ? collective('(sentence)', 'leave_out') : collective('(text)');
}

/** Reads one cell of a column of this kind. An empty cell says neither, so it leaves nobody out. */
export function readConsent(kind: ConsentKind, value: string): ConsentReading {
  const cell = value.trim();
  if (kind === 'other') return readOther(cell);
  const word = kind === 'note' ? '' : plainWords(signsAsWords(cell));
  // Signs such as '-' are a way to write nothing.
  if (cell === '' || (kind !== 'note' && (word === '' || word === 'n a'))) return collective('(empty)');
  if (kind === 'note') return readNote(cell);
  const found = known[kind].find(([set]) => set.has(word));
  if (found) return { group: word, says: found[1] };
  if (/^https?:/i.test(cell)) return collective('(link)');
  if (DATE.test(cell)) return collective('(date)', kind === 'refusal' ? 'leave_out' : 'mail');
  if (FAILURE.test(cell)) return collective('(code)', 'leave_out');
  if (kind !== 'refusal' && isAgainstMail(kind, word)) return collective('(sentence)', 'leave_out');
  return collective('(text)', kind === 'refusal' ? 'leave_out' : 'mail');
}
