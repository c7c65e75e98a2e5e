/**
 * Ways in which a value is made of the cells of a row. `sources`: how many columns it reads. `text`: how its text is used; absent
 * where it has none.
 */
export const computedKinds = [
  { code: 'first_part', label: 'First part', sources: 'one', text: 'separator' },
  { code: 'rest', label: 'All behind the first part', sources: 'one', text: 'separator' },
  { code: 'all_but_last', label: 'All before the last part', sources: 'one', text: 'separator' },
  { code: 'last_part', label: 'Last part', sources: 'one', text: 'separator' },
  { code: 'join', label: 'Joined', sources: 'several', text: 'separator' },
  { code: 'first_filled', label: 'First that is filled', sources: 'several' },
  { code: 'constant', label: 'The same value in each row', sources: 'none', text: 'value' },
  { code: 'name_case', label: 'Names with a capital letter', sources: 'one' },
  { code: 'lower', label: 'Small letters', sources: 'one' },
  { code: 'upper', label: 'Capital letters', sources: 'one' },
  { code: 'single_spaces', label: 'Single spaces', sources: 'one' },
  { code: 'date_dmy', label: 'Date, day first', sources: 'one' },
  { code: 'date_mdy', label: 'Date, month first', sources: 'one' },
  { code: 'date_ymd', label: 'Date, year first', sources: 'one' },
  { code: 'number_comma', label: 'Number with a decimal comma', sources: 'one' },
  { code: 'number_point', label: 'Number with a decimal point', sources: 'one' },
] as const satisfies readonly {
  code: string;
  label: string;
  sources: 'none' | 'one' | 'several';
  text?: 'separator' | 'value';
}[];

export type ComputedKind = (typeof computedKinds)[number]['code'];

/** A column that the file doesn't have. Its place is behind the file's columns, in the order of the list. */
export interface ComputedColumn {
  readonly name: string;
  readonly kind: ComputedKind;
  /** The columns that it reads, from 0: those of the file, or computed ones before it. */
  readonly columns: readonly number[];
  /** The separator or the value. A separator's default is a space. */
  readonly text?: string | null | undefined;
}

export const computedLimits = { columns: 20, sources: 10, nameLength: 60, textLength: 200 } as const;

interface KindNeeds {
  label: string;
  sources: 'none' | 'one' | 'several';
  text: 'separator' | 'value' | undefined;
}

const needs = new Map<ComputedKind, KindNeeds>(
  computedKinds.map((kind) => [kind.code, { ...kind, text: 'text' in kind ? kind.text : undefined }]),
);

/** The label of a kind and the inputs that it has. */
export function kindNeeds(kind: ComputedKind): KindNeeds {
  return needs.get(kind) as KindNeeds;
}

/** Says what is wrong with computed columns of a file that has `columns` of its own. Undefined when an import can use them. */
export function computedProblem(computed: readonly ComputedColumn[], columns: number): string | undefined {
  if (computed.length > computedLimits.columns) return `At most ${computedLimits.columns} computed columns are allowed`;
  const names = computed.map(({ name }) => name.trim());
  if (names.includes('')) return 'A computed column needs a name';
  if (new Set(names).size < names.length) return 'Two computed columns have the same name';
  for (const [at, column] of computed.entries()) {
    const problem = columnProblem(column, columns + at);
    if (problem) return `“${names[at]}”: ${problem}`;
  }
  return undefined;
}

/** Says what is wrong with one computed column that has `before` columns before it. */
export function columnProblem({ kind, columns, text }: ComputedColumn, before: number): string | undefined {
  const { sources, text: use } = kindNeeds(kind);
  if (columns.some((column) => column >= before)) return 'it can only read columns before it';
  if (new Set(columns).size < columns.length) return 'choose each column once';
  if (sources === 'several' && columns.length < 2) return 'choose at least two columns';
  if (columns.length > computedLimits.sources) return `choose at most ${computedLimits.sources} columns`;
  if (sources === 'one' && columns.length !== 1) return 'choose one column';
  if (sources === 'none' && columns.length > 0) return 'it reads no column';
  if (use === 'value' && (text ?? '').trim() === '') return 'type the value';
  if (use === 'separator' && kind !== 'join' && text === '') return 'type the sign between the parts';
  return undefined;
}
