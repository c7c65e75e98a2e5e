import type { ComputedKind } from './computedKinds.ts';
import { dateText } from './dateText.ts';
import { numberText } from './numberText.ts';

const READERS: Partial<Record<ComputedKind, (value: string) => string | undefined>> = {
  date_dmy: (value) => dateText(value, 'dmy'),
  date_mdy: (value) => dateText(value, 'mdy'),
  date_ymd: (value) => dateText(value, 'ymd'),
  number_comma: (value) => numberText(value, 'comma'),
  number_point: (value) => numberText(value, 'point'),
};

/** Whether a column of dates or numbers can't read a value, and so keeps it as it is written. */
export function staysAsWritten(kind: ComputedKind, value: string): boolean {
  const read = READERS[kind];
  return read !== undefined && value !== '' && read(value) === undefined;
}
