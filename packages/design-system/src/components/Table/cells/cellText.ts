import { moneyNumber } from '../../../provider/formatMoney.ts';
import { isKnown, isMoment } from '../../../provider/known.ts';
import type { TableColumn } from '../columns/tableColumns.ts';

export interface CellFormats {
  date: (value: string | Date) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/** The text of a cell, used for search, copying and CSV. '' for a missing value. */
export function cellText<Row>(column: TableColumn<Row>, row: Row, formats: CellFormats): string {
  switch (column.kind) {
    case 'text': {
      const value = column.value(row);
      const detail = column.detail?.(row);
      // Called for each cell of 10,000 rows, and most have no detail.
      return detail == null || detail === '' ? (value ?? '') : value ? `${value} ${detail}` : detail;
    }
    case 'custom':
    case 'email':
      return column.value(row) ?? '';
    case 'pills':
      return column.value(row)?.join(', ') ?? '';
    case 'pillsWithTooltip':
      return (
        column
          .value(row)
          ?.map((pill) => pill.label)
          .join(', ') ?? ''
      );
    case 'date': {
      const value = column.value(row);
      return value == null ? '' : formats.date(value);
    }
    case 'badge':
    case 'link':
      return column.value(row)?.label ?? '';
    case 'number': {
      const value = column.value(row);
      return isKnown(value) ? formats.number(value, column.options) : '';
    }
    case 'money': {
      const money = column.value(row);
      return money != null && isKnown(money.cents) ? formats.number(...moneyNumber(money.cents, money.currency)) : '';
    }
    case 'progress': {
      const progress = column.value(row);
      return progress == null ? '' : (progress.label ?? percentage(progress.value, progress.max));
    }
    case 'avatarName':
      return column.value(row)?.name ?? '';
    case 'actions':
      return '';
  }
}

export function percentage(value: number, max: number): string {
  return `${max > 0 && isKnown(value) ? Math.round((value / max) * 100) : 0} %`;
}

/** NaN compares with nothing: rows that are sorted by it would end up anywhere. */
function known(value: unknown) {
  return isKnown(value) ? value : undefined;
}

/** The value that rows are sorted by. Undefined comes last in both directions. */
export function cellSortValue<Row>(column: TableColumn<Row>, row: Row): string | number | undefined {
  if (column.sortValue !== undefined) return column.sortValue(row) ?? undefined;
  switch (column.kind) {
    case 'text':
    case 'custom':
    case 'email':
      return column.value(row) ?? undefined;
    case 'pills':
      return column.value(row)?.[0];
    case 'pillsWithTooltip':
      return column.value(row)?.[0]?.label;
    case 'date': {
      const value = column.value(row);
      return isMoment(value) ? new Date(value).getTime() : undefined;
    }
    case 'badge':
    case 'link':
      return column.value(row)?.label;
    case 'number':
      return known(column.value(row));
    case 'money':
      return known(column.value(row)?.cents);
    case 'progress': {
      const progress = column.value(row);
      return progress == null ? undefined : known(progress.value / progress.max);
    }
    case 'avatarName':
      return column.value(row)?.name;
    case 'actions':
      return undefined;
  }
}
