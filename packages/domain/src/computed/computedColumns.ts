import { trimInvisible } from '../forms/invisible.ts';
import type { ComputedColumn, ComputedKind } from './computedKinds.ts';
import { dateText } from './dateText.ts';
import { numberText } from './numberText.ts';
import { nameCase, singleSpaces } from './textCase.ts';

/** The places at which a value is cut: the first separator and the last one. Undefined for a value without any. */
function cutsOf(value: string, separator: string) {
  if (separator.trim() === '') {
    const first = /\s+/u.exec(value);
    const last = /\s+(?=\S*$)/u.exec(value);
    return first && last
      ? {
          first: first.index,
          behindFirst: first.index + first[0].length,
          last: last.index,
          behindLast: last.index + last[0].length,
        }
      : undefined;
  }
  const first = value.indexOf(separator);
  const last = value.lastIndexOf(separator);
  return first < 0
    ? undefined
    : { first, behindFirst: first + separator.length, last, behindLast: last + separator.length };
}

function partOf(value: string, kind: 'first_part' | 'rest' | 'all_but_last' | 'last_part', separator: string): string {
  const cuts = cutsOf(value, separator);
  // A value of one part is the first one, so that two columns of a name hold it once.
  if (!cuts) return kind === 'first_part' || kind === 'all_but_last' ? value : '';
  if (kind === 'first_part') return value.slice(0, cuts.first);
  if (kind === 'rest') return value.slice(cuts.behindFirst);
  return kind === 'all_but_last' ? value.slice(0, cuts.last) : value.slice(cuts.behindLast);
}

const ONE = {
  name_case: nameCase,
  lower: (value: string) => value.toLowerCase(),
  upper: (value: string) => value.toUpperCase(),
  single_spaces: singleSpaces,
  // A value that can't be read stays as it is written.
  date_dmy: (value: string) => dateText(value, 'dmy') ?? value,
  date_mdy: (value: string) => dateText(value, 'mdy') ?? value,
  date_ymd: (value: string) => dateText(value, 'ymd') ?? value,
  number_comma: (value: string) => numberText(value, 'comma') ?? value,
  number_point: (value: string) => numberText(value, 'point') ?? value,
} satisfies Partial<Record<ComputedKind, (value: string) => string>>;

function valueOf({ kind, text }: ComputedColumn, sources: readonly string[]): string {
  const [value = ''] = sources;
  switch (kind) {
    case 'constant':
      return text ?? '';
    case 'first_filled':
      return sources.find((each) => each !== '') ?? '';
    case 'join':
      return sources.filter((each) => each !== '').join(text ?? ' ');
    case 'first_part':
    case 'rest':
    case 'all_but_last':
    case 'last_part':
      return partOf(value, kind, text ?? ' ');
    default:
      return ONE[kind](value);
  }
}

/**
 * Returns a function that adds the values of computed columns to the cells of a row. Cells are read without spaces and invisible
 * characters around them.
 */
export function computer(computed: readonly ComputedColumn[]): (cells: readonly string[]) => string[] {
  return (cells) => {
    const all = [...cells];
    for (const column of computed)
      all.push(
        trimInvisible(
          valueOf(
            column,
            column.columns.map((at) => trimInvisible(all[at] ?? '')),
          ),
        ),
      );
    return all;
  };
}

/** The columns of the file that a column is made of: itself, unless it is a computed one. */
export function sourcesOf(column: number, computed: readonly ComputedColumn[], columns: number): number[] {
  const own = computed[column - columns];
  if (!own) return [column];
  return [...new Set(own.columns.flatMap((each) => sourcesOf(each, computed, columns)))];
}
