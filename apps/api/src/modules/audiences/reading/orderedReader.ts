import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import type { CsvRecord } from '../csv/records.ts';
import { inFileOrder, orderBelow, type ColumnOrder, type FileRows } from './columnOrder.ts';
import { addressColumnOf } from './computedCells.ts';

/** A heading row in the middle of a file. */
export interface HeadingRow {
  line: number;
  raw: string;
}

interface OrderedRows extends FileRows {
  plan: ColumnPlan;
  /** The heading row above the first row that is read. */
  heading?: HeadingRow | undefined;
  /** Called at each heading row: with it if another order begins, with undefined if that of the file does. */
  onHeading?: ((heading: HeadingRow | undefined) => void) | undefined;
}

/** Whether a row makes sense in another order: its address then stands where it should. */
function isRowIn(order: ColumnOrder, raw: string, { shape, headings, plan }: OrderedRows): boolean {
  const values = inFileOrder(raw, order);
  const at = values && addressColumnOf(values, plan, headings.length);
  return values !== undefined && at !== undefined && shape.isEntry(trimInvisible(values[at] ?? ''));
}

/**
 * Reads rows with `read`, and rejects those below headings in another order: their values would come into other fields, and a
 * cell that says not to mail the person would be missed.
 */
export function orderedReader<Read extends object>(
  read: (record: CsvRecord) => Read | { reason: RejectReason },
  rows: OrderedRows,
): (record: CsvRecord) => Read | { reason: RejectReason } {
  let order = rows.heading && orderBelow(rows.heading, rows);
  return (record) => {
    const found = read(record);
    if ('reason' in found) {
      if (found.reason !== 'heading') return found;
      const heading = { line: record.line, raw: record.bytes.toString() };
      order = orderBelow(heading, rows);
      rows.onHeading?.(order && heading);
      return found;
    }
    return order && isRowIn(order, record.bytes.toString(), rows) ? { reason: 'other_order' } : found;
  };
}
