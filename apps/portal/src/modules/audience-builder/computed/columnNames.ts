import { computedLimits, type ComputedKind } from '@mailroom/domain/computed/computedKinds';
import type { NewColumn } from './columnsDraft.ts';

const ENDINGS: Partial<Record<ComputedKind, string>> = {
  first_part: 'first part',
  rest: 'rest',
  all_but_last: 'all but the last part',
  last_part: 'last part',
  name_case: 'capitalised',
  lower: 'small letters',
  upper: 'capital letters',
  single_spaces: 'single spaces',
  date_dmy: 'date',
  date_mdy: 'date',
  date_ymd: 'date',
  number_comma: 'number',
  number_point: 'number',
};

function cut(name: string, length: number): string {
  return [...name].slice(0, length).join('').trim();
}

/** The name of a computed column until somebody types one. Empty while it isn’t known what the column is. */
export function nameFor({ kind, sources, text }: Omit<NewColumn, 'name'>, headingOf: (id: string) => string): string {
  const ending = ENDINGS[kind];
  const headings = sources.map(headingOf);
  const name =
    kind === 'constant'
      ? (text ?? '').trim()
      : ending === undefined || headings.length === 0
        ? headings.join(kind === 'join' ? ' + ' : ' or ')
        : `${headings[0]}, ${ending}`;
  return cut(name, computedLimits.nameLength);
}

/** The name, with a number behind it if another column has it. */
export function freeName(name: string, taken: readonly string[]): string {
  if (name === '' || !taken.includes(name)) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const free = cut(name, computedLimits.nameLength - end.length) + end;
    if (!taken.includes(free)) return free;
  }
}
