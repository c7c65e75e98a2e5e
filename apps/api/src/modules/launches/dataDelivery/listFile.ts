import { exactCsvLine } from '../../../platform/list/csv.ts';

/** A column of a delivered list: a field that audiences have, or one that an account named. */
interface ListColumn {
  heading: string;
  /** Whether it is one of the account's own fields. */
  isCustom: boolean;
}

/** The fields that every audience may have, in the order in which a list shows them. */
const FIELDS = ['first_name', 'last_name', 'company', 'country', 'postal_code'] as const;

/** Returns the columns after the address, from the fields that occur in a list. The account's own come last, by name. */
export function columnsOf(occurring: { fields: readonly string[]; custom: readonly string[] }): ListColumn[] {
  return [
    ...FIELDS.filter((field) => occurring.fields.includes(field)).map((heading) => ({ heading, isCustom: false })),
    ...occurring.custom.toSorted().map((heading) => ({ heading, isCustom: true })),
  ];
}

export function headLine(columns: readonly ListColumn[]): string {
  return exactCsvLine(['email', ...columns.map(({ heading }) => heading)]);
}

interface Person {
  email: string;
  merge: Readonly<Record<string, unknown>>;
}

function cellOf(merge: Person['merge'], { heading, isCustom }: ListColumn): string {
  const values = isCustom ? ((merge['custom'] ?? {}) as Person['merge']) : merge;
  const value = values[heading];
  return value === undefined || value === null ? '' : String(value);
}

export function personLine({ email, merge }: Person, columns: readonly ListColumn[]): string {
  return exactCsvLine([email, ...columns.map((column) => cellOf(merge, column))]);
}

const LONGEST_NAME = 60;

/** The name of an attempt's files, without an ending. It has letters, digits and hyphens only, which every system takes. */
export function fileBase(product: { id: number; name: string }, attempt: number): string {
  const words = product.name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return [words, product.id, attempt].filter((part) => part !== '').join('-');
}
