import type { ReactNode } from 'react';
import type { Tone } from '../../../theme/tones.ts';

export const TABLE_COLUMN_KINDS = [
  'text',
  'pills',
  'date',
  'badge',
  'pillsWithTooltip',
  'number',
  'money',
  'link',
  'email',
  'progress',
  'avatarName',
  'actions',
  'custom',
] as const;

export type TableColumnKind = (typeof TABLE_COLUMN_KINDS)[number];

export type Missing = null | undefined;

export interface TableBadge {
  label: string;
  /** The specification's word; shape and colour follow from it. */
  tone: Tone;
  /** What it means or why it is so, in the tooltip. */
  description?: string | undefined;
}

export interface TablePill {
  label: string;
  tooltip: string;
}

export interface TableMoney {
  /** Whole cents, as the contract has them. */
  cents: number;
  /** ISO 4217, e.g. 'USD'. */
  currency: string;
}

export interface TableLink {
  label: string;
  /** Without one the label stands there as text: what it names has no page, or none for this reader. */
  href?: string | undefined;
}

export interface TableProgress {
  value: number;
  max: number;
  /** Said beside the bar and to screen readers, e.g. '64 % imported'. By default the percentage. */
  label?: string | undefined;
  /** Moves as the airmail stripe: this is happening now. */
  isLive?: boolean | undefined;
}

export interface TableAvatarName {
  name: string;
  detail?: string | undefined;
  imageUrl?: string | undefined;
}

export interface TableAction {
  id: string;
  /** What it does, as a verb. The row's name is added for screen readers. */
  label: string;
  onAction: () => void;
  /** Shown with its words in the row instead of in the row's menu. */
  isInline?: boolean | undefined;
  /** Stands out in red. Ask before it is done. */
  isDestructive?: boolean | undefined;
  /** Disables the action and says why. */
  disabledReason?: string | undefined;
}

interface ColumnBase<Row> {
  /** Names the column in the state: sort, order, widths. */
  id: string;
  /** Stands above the column, and before the value where rows are cards. */
  header: string;
  /** What the column means, told at its header. */
  hint?: string | undefined;
  /** The header becomes a button that sorts. Default false. */
  isSortable?: boolean | undefined;
  /** Client data: compared instead of the value. Missing ones come last in both directions. */
  sortValue?: ((row: Row) => string | number | Missing) | undefined;
  /**
   * 1 always stays; the highest number gives way first where the table is narrow.
   * Default 1 for the column that names the row, badge and actions, otherwise 2.
   */
  priority?: number | undefined;
  /** Pixels. A number fixes the width; `grow` shares what is left. Default by kind. */
  width?: number | { min: number; grow: number } | undefined;
  /**
   * Names the row: as its header for screen readers, by its link, at the head of its card. Default the first column;
   * said of another where an id stands first.
   */
  namesRow?: boolean | undefined;
  /** Whether the reader may switch it off. Default true, except for the column that names the row and actions. */
  isHideable?: boolean | undefined;
  /** Client data: whether the search field looks at it. Default true for every kind with words. */
  isSearchable?: boolean | undefined;
}

interface TextColumn<Row> extends ColumnBase<Row> {
  kind: 'text';
  value: (row: Row) => string | Missing;
  /** Stands small beside the text: an id (mono) or a remark. */
  detail?: ((row: Row) => string | Missing) | undefined;
  /** Default 'note'. */
  detailKind?: 'id' | 'note' | undefined;
  /** `strong` is the row's name in weight 500, `quiet` steps back, `code` is mono. */
  look?: 'plain' | 'strong' | 'quiet' | 'code' | undefined;
  tone?: ((row: Row) => 'danger' | 'plain') | undefined;
}

interface PillsColumn<Row> extends ColumnBase<Row> {
  kind: 'pills';
  value: (row: Row) => readonly string[] | Missing;
}

interface PillsWithTooltipColumn<Row> extends ColumnBase<Row> {
  kind: 'pillsWithTooltip';
  value: (row: Row) => readonly TablePill[] | Missing;
}

interface DateColumn<Row> extends ColumnBase<Row> {
  kind: 'date';
  /** ISO 8601 or a Date. */
  value: (row: Row) => string | Date | Missing;
  detail?: ((row: Row) => string | Missing) | undefined;
}

interface BadgeColumn<Row> extends ColumnBase<Row> {
  kind: 'badge';
  value: (row: Row) => TableBadge | Missing;
}

interface NumberColumn<Row> extends ColumnBase<Row> {
  kind: 'number';
  value: (row: Row) => number | Missing;
  options?: Intl.NumberFormatOptions | undefined;
  tone?: ((row: Row) => 'danger' | 'plain') | undefined;
}

interface MoneyColumn<Row> extends ColumnBase<Row> {
  kind: 'money';
  value: (row: Row) => TableMoney | Missing;
}

interface LinkColumn<Row> extends ColumnBase<Row> {
  kind: 'link';
  value: (row: Row) => TableLink | Missing;
}

interface EmailColumn<Row> extends ColumnBase<Row> {
  kind: 'email';
  value: (row: Row) => string | Missing;
}

interface ProgressColumn<Row> extends ColumnBase<Row> {
  kind: 'progress';
  value: (row: Row) => TableProgress | Missing;
}

interface AvatarNameColumn<Row> extends ColumnBase<Row> {
  kind: 'avatarName';
  value: (row: Row) => TableAvatarName | Missing;
}

interface ActionsColumn<Row> extends ColumnBase<Row> {
  kind: 'actions';
  value: (row: Row) => readonly TableAction[];
}

interface CustomColumn<Row> extends ColumnBase<Row> {
  kind: 'custom';
  /** The cell in words, for search, sorting and copying. */
  value: (row: Row) => string | Missing;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
}

export type TableColumn<Row> =
  | TextColumn<Row>
  | PillsColumn<Row>
  | PillsWithTooltipColumn<Row>
  | DateColumn<Row>
  | BadgeColumn<Row>
  | NumberColumn<Row>
  | MoneyColumn<Row>
  | LinkColumn<Row>
  | EmailColumn<Row>
  | ProgressColumn<Row>
  | AvatarNameColumn<Row>
  | ActionsColumn<Row>
  | CustomColumn<Row>;

/** The keys of a row whose values a column can show as they are. */
type KeyOf<Row, Value> = { [Key in keyof Row & string]-?: Row[Key] extends Value ? Key : never }[keyof Row & string];

type OfKey<Row, Column extends { value: (row: Row) => unknown }> =
  | Column
  | (Omit<Column, 'id' | 'value'> & {
      /** A key of the row: what stands there is the value. */
      id: KeyOf<Row, ReturnType<Column['value']>>;
      value?: undefined;
    });

/** A column as it is handed over: `value` may be left out where the id is a key of the row that has it. */
export type GivenColumn<Row> =
  | OfKey<Row, TextColumn<Row>>
  | OfKey<Row, PillsColumn<Row>>
  | OfKey<Row, PillsWithTooltipColumn<Row>>
  | OfKey<Row, DateColumn<Row>>
  | OfKey<Row, BadgeColumn<Row>>
  | OfKey<Row, NumberColumn<Row>>
  | OfKey<Row, MoneyColumn<Row>>
  | OfKey<Row, LinkColumn<Row>>
  | OfKey<Row, EmailColumn<Row>>
  | OfKey<Row, ProgressColumn<Row>>
  | OfKey<Row, AvatarNameColumn<Row>>
  | ActionsColumn<Row>
  | CustomColumn<Row>;

/** The ids of columns that were written `as const`; of others `string`. */
export type TableColumnId<Columns extends readonly { readonly id: string }[]> = Columns[number]['id'];

/** Each column with its value, which is the row's own of that key unless it says otherwise. */
export function withValues<Row>(columns: readonly GivenColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    column.value ? column : ({ ...column, value: (row: Row) => row[column.id as keyof Row] } as TableColumn<Row>),
  );
}

export function isNumeric<Row>(column: TableColumn<Row>): boolean {
  return column.kind === 'number' || column.kind === 'money' || (column.kind === 'custom' && column.align === 'end');
}

/** The column that names the row. */
export function nameColumn<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row> | undefined {
  return columns.find((column) => column.namesRow) ?? columns[0];
}

export function isHideable<Row>(column: TableColumn<Row>, isName: boolean): boolean {
  return column.isHideable ?? (!isName && column.kind !== 'actions');
}
