import { moneyNumber } from '../../../provider/formatMoney.ts';
import type { CellFormats } from './cellText.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { TableTotals } from '../tableProps.ts';

/** A total as its column writes numbers. */
export function totalText(column: TableColumn<object>, value: TableTotals[string], formats: CellFormats): string {
  if (typeof value === 'number') return formats.number(value, column.kind === 'number' ? column.options : undefined);
  if (typeof value === 'object') return formats.number(...moneyNumber(value.cents, value.currency));
  return value ?? '';
}
