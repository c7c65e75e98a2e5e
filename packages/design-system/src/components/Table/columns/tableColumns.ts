import type { ReactNode } from 'react';
import type { Disableable } from '../../../theme/disableable.ts';
import type { Tone } from '../../../theme/tones.ts';
import type { TableChoiceEdit, TableEdit, TableMoneyEdit } from './columnEdits.ts';

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
  /** Sets shape and colour. */
  tone: Tone;
  /** Meaning or reason, shown in the tooltip. */
  description?: string | undefined;
}

export interface TablePill {
  label: string;
  tooltip: string;
}

export interface TableMoney {
  /** A whole number in the currency's smallest unit: cents in USD, yen in JPY. */
  cents: number;
  /** ISO 4217, e.g. 'USD'. */
  currency: string;
}

export interface TableLink {
  label: string;
  /** Default: plain text, because there is no page, or none for this reader. */
  href?: string | undefined;
}

export interface TableProgress {
  value: number;
  max: number;
  /** Shown beside the bar and read by screen readers, e.g. '64 % imported'. Default: the percentage. */
  label?: string | undefined;
  /** Shows the moving stripe, because the work is running now. Default false. */
  isLive?: boolean | undefined;
}

export interface TableAvatarName {
  name: string;
  detail?: string | undefined;
  imageUrl?: string | undefined;
}

interface TableActionOwn {
  id: string;
  /** The action as a verb. The name of the row is added for screen readers. */
  label: string;
  onAction: () => void;
  /** A button with a label in the row instead of an item in the row's menu. Default false. */
  isInline?: boolean | undefined;
  /** Shown in red. Ask for confirmation. Default false. */
  isDestructive?: boolean | undefined;
}

export type TableAction = TableActionOwn & Disableable;

interface ColumnBase<Row> {
  /** Names the column in the state: sort, order, widths. */
  id: string;
  /** Shown above the column, and before the value on cards. */
  header: string;
  /**
   * Heading above this column and those beside it with the same one: 'Delivery'. Everywhere else it is a part of the column's
   * name: 'Delivery: Sent'. Default: none.
   */
  group?: string | undefined;
  /** Says what the column means, in a tooltip at its header. */
  hint?: string | undefined;
  /** Makes the header a button that sorts. Default false. */
  isSortable?: boolean | undefined;
  /** Client data: the value to sort by. Default: the value of the column. Missing ones come last in both directions. */
  sortValue?: ((row: Row) => string | number | Missing) | undefined;
  /**
   * 1 always stays. In a narrow table the column with the highest number is dropped first.
   * Default 1 for the column that names the row, badge and actions, otherwise 2.
   */
  priority?: number | undefined;
  /** Width in pixels. A number fixes it, `grow` shares the remaining space. Default by kind. */
  width?: number | { min: number; grow: number } | undefined;
  /**
   * Names the row: it is the header for screen readers, holds the link, and heads the card. Default: the first column.
   * Set it on another column when the first one is an id.
   */
  namesRow?: boolean | undefined;
  /** Whether the reader can hide it. Default true, except for actions and the column that names the row. */
  isHideable?: boolean | undefined;
  /** Client data: whether the search looks at it. Default true for every kind with text. */
  isSearchable?: boolean | undefined;
}

interface TextColumn<Row> extends ColumnBase<Row> {
  kind: 'text';
  value: (row: Row) => string | Missing;
  /** Small text beside the value: an id (monospaced) or a note. */
  detail?: ((row: Row) => string | Missing) | undefined;
  /** Default 'note'. */
  detailKind?: 'id' | 'note' | undefined;
  /** Words below the value, in small type, after `detail`: the advertiser of a product. Default: one line. */
  below?: ((row: Row) => string | Missing) | undefined;
  /** `strong` is medium weight for the name of the row, `quiet` is secondary, `code` is monospaced. Default 'plain'. */
  look?: 'plain' | 'strong' | 'quiet' | 'code' | undefined;
  tone?: ((row: Row) => 'danger' | 'warning' | 'plain') | undefined;
  /** Lets the reader change the text. Default: not editable. */
  edit?: TableEdit<Row, string> | undefined;
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
  /** Lets the reader choose another. Default: not editable. */
  edit?: TableChoiceEdit<Row> | undefined;
}

interface NumberColumn<Row> extends ColumnBase<Row> {
  kind: 'number';
  value: (row: Row) => number | Missing;
  options?: Intl.NumberFormatOptions | undefined;
  tone?: ((row: Row) => 'danger' | 'warning' | 'plain') | undefined;
  /** Lets the reader change the number; null is an emptied field. Default: not editable. */
  edit?: TableEdit<Row, number | null> | undefined;
}

interface MoneyColumn<Row> extends ColumnBase<Row> {
  kind: 'money';
  value: (row: Row) => TableMoney | Missing;
  /** Lets the reader change the amount; null is an emptied field. Default: not editable. */
  edit?: TableMoneyEdit<Row> | undefined;
}

interface LinkColumn<Row> extends ColumnBase<Row> {
  kind: 'link';
  value: (row: Row) => TableLink | Missing;
}

interface EmailColumn<Row> extends ColumnBase<Row> {
  kind: 'email';
  value: (row: Row) => string | Missing;
  /** Lets the reader change the address. Default: not editable. */
  edit?: TableEdit<Row, string> | undefined;
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
  /** The text of the cell, for search, sorting and copying. */
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

/** The keys of a row whose values a column can show unchanged. */
type KeyOf<Row, Value> = { [Key in keyof Row & string]-?: Row[Key] extends Value ? Key : never }[keyof Row & string];

type OfKey<Row, Column extends { value: (row: Row) => unknown }> =
  | Column
  | (Omit<Column, 'id' | 'value'> & {
      /** A key of the row, which holds the value. */
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

/** The ids of columns that are written `as const`, otherwise `string`. */
export type TableColumnId<Columns extends readonly { readonly id: string }[]> = Columns[number]['id'];

/** Gives each column a `value`. Without one of its own, it reads the key of its id. */
export function withValues<Row>(columns: readonly GivenColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    column.value ? column : ({ ...column, value: (row: Row) => row[column.id as keyof Row] } as TableColumn<Row>),
  );
}

/** The columns whose values a reader may change. */
export type EditableColumn<Row> =
  | TextColumn<Row>
  | BadgeColumn<Row>
  | NumberColumn<Row>
  | MoneyColumn<Row>
  | EmailColumn<Row>;

/** Whether a reader may change the values of a column. */
export function isEditable<Row>(column: TableColumn<Row>): column is EditableColumn<Row> {
  return 'edit' in column && column.edit !== undefined;
}

const IN_GROUP = ': ';

/** The columns, each with its group in its header, because 'Rate' means something only below its group. */
export function namedWithGroups<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    column.group ? { ...column, header: column.group + IN_GROUP + column.header } : column,
  );
}

/** The header of such a column as it is written below its group. */
export function headerBelowGroup<Row>({ group, header }: TableColumn<Row>): string {
  return group ? header.slice(group.length + IN_GROUP.length) : header;
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
