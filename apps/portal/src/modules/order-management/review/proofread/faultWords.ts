import type { V2Schemas } from '@mailroom/api-client';

type Fault = V2Schemas['ProofreadFault'];
type Passage = V2Schemas['ProofreadPassage'];
type Sums = V2Schemas['ProofreadSums'];
type Numbers = (value: number) => string;

/** A passage cut in three, with what is wrong in the middle. */
interface FaultyPart {
  readonly before: string;
  readonly wrong: string;
  readonly after: string;
}

/** Finds what a reader would stumble over. Where nothing is said, that is the word before the gap and the sign after it. */
export function faultyPart({ before, said, after }: Passage): FaultyPart {
  if (said.trim() !== '') return { before, wrong: said, after };
  const word = /\S*\s*$/u.exec(before)?.[0] ?? '';
  const sign = /^\S*/u.exec(after)?.[0] ?? '';
  return {
    before: before.slice(0, before.length - word.length),
    wrong: `${word}${said}${sign}`,
    after: after.slice(sign.length),
  };
}

const SHORT = 40;

/** Returns what the first mail would say, if it is short enough for a title. */
function saidFirst({ examples: [first] }: Fault): string | undefined {
  const wrong = first && faultyPart(first.passage).wrong.trim();
  return wrong !== undefined && wrong !== '' && wrong.length <= SHORT ? `‘${wrong}’` : undefined;
}

const PLACES: Readonly<Record<Fault['place'], string>> = {
  subject: 'in the subject',
  preheader: 'in the preheader',
  body: 'in the text',
  link: 'in a link',
  whole: 'in the mail',
};

const TITLES: Readonly<Record<Fault['kind'], (fault: Fault) => readonly [one: string, several: string]>> = {
  empty_field(fault) {
    const said = saidFirst(fault);
    const text = said === undefined ? `would have a gap ${PLACES[fault.place]}` : `would say ${said}`;
    return [text, text];
  },
  empty_subject: () => ['would have no subject', 'would have no subject'],
  merge_syntax(fault) {
    const text = `would show ${saidFirst(fault) ?? 'the code of a merge field'}`;
    return [text, text];
  },
  broken_link: () => ['leads to a broken address', 'lead to a broken address'],
  foreign_link: () => ['leads to another site', 'lead to another site'],
  markup: () => ['would show HTML code', 'would show HTML code'],
  garbled: () => ['would show damaged letters', 'would show damaged letters'],
  placeholder(fault) {
    const said = saidFirst(fault);
    const text = said === undefined ? 'would show a placeholder' : `would show the placeholder ${said}`;
    return [text, text];
  },
  invisible: () => ['has characters that nobody sees', 'have characters that nobody sees'],
  too_long: ({ place }) => {
    const text = place === 'subject' ? 'would have a subject that inboxes cut' : `would run too long ${PLACES[place]}`;
    return [text, text];
  },
  clipped: () => ['would be clipped by Gmail', 'would be clipped by Gmail'],
};

/** How many mails have a fault, and what they would do: '3 would say ‘Hello ,’'. */
export function faultTitle(fault: Fault, number: Numbers): string {
  const [one, several] = TITLES[fault.kind](fault);
  return `${number(fault.mails)} ${fault.mails === 1 ? one : several}`;
}

/** Words after the name of the field that causes a fault: '… is empty'. */
const CAUSES: Readonly<Record<Fault['kind'], string>> = {
  empty_field: 'is empty',
  empty_subject: 'is empty',
  merge_syntax: 'holds braces of a merge field',
  broken_link: 'makes no working address',
  foreign_link: 'changes the site of the link',
  markup: 'holds HTML',
  garbled: 'was read in a wrong encoding',
  placeholder: 'holds a placeholder',
  invisible: 'holds characters without a width',
  too_long: 'is too long there',
  clipped: 'is too large',
};

/** The same without a single field to name. */
const CAUSES_WITHOUT_FIELD: Readonly<Record<Fault['kind'], string>> = {
  empty_field: 'several fields are empty',
  empty_subject: 'all of its fields are empty',
  merge_syntax: 'the mail keeps braces of a merge field',
  broken_link: 'the address doesn’t work',
  foreign_link: 'the address is on another site',
  markup: 'a value holds HTML',
  garbled: 'a value was read in a wrong encoding',
  placeholder: 'a value is a placeholder',
  invisible: 'a value holds characters without a width',
  too_long: 'a value is too long there',
  clipped: 'Gmail shows the first 102 kB',
};

/** The words after the field that causes a fault, or the whole cause if no single field does. */
export function faultCause({ kind, field }: Pick<Fault, 'kind' | 'field'>): string {
  return field === null ? CAUSES_WITHOUT_FIELD[kind] : CAUSES[kind];
}

/** The name of a merge field above a column: 'First name', 'store_id'. */
export function fieldHeader(field: string): string {
  if (field.startsWith('custom.')) return field.slice('custom.'.length);
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the value of a field so that blanks can be seen: 'empty', 'one blank'. */
export function valueWords(value: string | null, number: Numbers): string {
  if (value === null || value === '') return 'empty';
  if (value.trim() !== '') return value;
  return value.length === 1 ? 'one blank' : `${number(value.length)} blanks`;
}

const SAID_ABOVE: Readonly<Record<Fault['place'], string>> = {
  subject: 'The subject would say',
  preheader: 'The preheader would say',
  body: 'The mail would say',
  link: 'The link would lead to',
  whole: 'The mail would say',
};

/** The header of the column with the passages. */
export function passageHeader(place: Fault['place']): string {
  return SAID_ABOVE[place];
}

const SUMS: readonly (readonly [key: Exclude<keyof Sums, 'go_out'>, words: string])[] = [
  ['as_written', 'as written'],
  ['with_fallback', 'with a fallback'],
  ['accepted', 'accepted'],
  ['left_out', 'left out'],
  ['undecided', 'undecided'],
];

/** The parts that add up to all mails: '41,300 as written', '3 with a fallback'. Those of nobody are left out. */
export function sumParts(sums: Sums, number: Numbers): string[] {
  return SUMS.filter(([key]) => sums[key] > 0).map(([key, words]) => `${number(sums[key])} ${words}`);
}

/** The faults that hold the go-ahead: Critical ones on which nobody has decided. */
export function holdingFaults(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ severity, decision }) => severity === 'Critical' && decision === null);
}

/** Says what was decided about the mails with a fault, as a part of what is approved. */
export function decidedWords({ choice, fallback, reason }: NonNullable<Fault['decision']>): string {
  if (choice === 'leave_out') return 'left out';
  return choice === 'fallback' ? `say ‘${fallback ?? ''}’ instead` : `accepted: ‘${reason ?? ''}’`;
}

/** The start and the end of a hash. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-2)}`;
}

/** How long the reading took: '2.6 s', 'less than 0.1 s'. */
export function secondsText(milliseconds: number, number: Numbers): string {
  const tenths = Math.round(milliseconds / 100);
  return tenths === 0 ? 'less than 0.1 s' : `${number(tenths / 10)} s`;
}
