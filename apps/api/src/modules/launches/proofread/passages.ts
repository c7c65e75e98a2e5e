import { isPlaceholder, judgeValue } from '@mailroom/domain/proofread/judgeValue';
import { saidAt, type FieldAt } from '@mailroom/domain/proofread/judgeMail';
import { isPersonal } from '@mailroom/domain/merge/readers';
import { mask } from '@mailroom/domain/mask';
import type { Around, Piece } from '../../creatives/composing.reads.ts';
import type { FaultKey } from './findings.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** A piece of a mail as one person reads it. */
interface Passage {
  before: string;
  said: string;
  after: string;
}

/** Whether a value is a merge field that another program left unfilled. */
function isField(value: string): boolean {
  const name = /^\{\{([a-z_]+)\}\}$/.exec(value)?.[1];
  return name !== undefined && isPersonal(name);
}

/** Hides each word of a value. 'N/A' and '{{first_name}}' say nothing about a person and stay. */
export function maskWords(value: string): string {
  if (isPlaceholder(value.trim()) || isField(value.trim())) return value;
  return value
    .split(/(\s+)/)
    .map((word, at) => (at % 2 === 0 ? mask(word) : word))
    .join('');
}

/** Says what a field says, with a person's own value as `write` makes it. The creative's fallback is nobody's value. */
function saying(values: Values, write: (value: string) => string) {
  return ({ field, own, place = 'body' }: { field: string; own: string; place?: FieldAt['place'] }): string => {
    const said = saidAt({ field, own, place }, values);
    return values[field]?.trim() ? write(said) : said;
  };
}

/** Writes a place of a mail and what stands around it. `write` is what becomes of each value of the person. */
function passageOf({ at, before, after }: Around, values: Values, write: (value: string) => string): Passage {
  const say = saying(values, write);
  const join = (pieces: readonly Piece[]) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : say(piece))).join('');
  return { before: join(before).trimStart(), said: say(at), after: join(after).trimEnd() };
}

const LONGEST_SIDE = 120;
const LONGEST_VALUE = 200;

function end(text: string): string {
  const characters = [...text];
  return text.length <= LONGEST_SIDE ? text : `…${characters.slice(-(LONGEST_SIDE - 40)).join('')}`;
}

function beginning(text: string, most: number): string {
  return text.length <= most ? text : `${[...text].slice(0, Math.floor(most / 2)).join('')}…`;
}

/** A value as it may be shown: masked, and not too long. */
export function shownValue(value: string): string {
  return beginning(maskWords(value), LONGEST_VALUE);
}

/** A passage as it may be shown. */
export function shownPassage(around: Around, values: Values): Passage {
  const { before, said, after } = passageOf(around, values, maskWords);
  return { before: end(before), said: beginning(said, LONGEST_VALUE), after: beginning(after, LONGEST_SIDE) };
}

const NOWHERE: Passage = { before: '', said: '', after: '' };

/** Shows the place of a mail that has the fault. */
export function passageOfFault(places: readonly Around[], fault: FaultKey, values: Values): Passage {
  const there = places.filter(
    ({ at }) => at.place === fault.place && at.url === fault.url && (fault.field === null || at.field === fault.field),
  );
  const hasIt = ({ at }: Around) => judgeValue(saidAt(at, values)).some((kind) => kind === fault.kind);
  const around = there.find(hasIt) ?? there.find(({ at }) => saidAt(at, values) === '') ?? there[0];
  return around ? shownPassage(around, values) : NOWHERE;
}
