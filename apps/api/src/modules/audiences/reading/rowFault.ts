import { addressFault, faultText, type AddressFault } from '@mailroom/domain/forms/addressFault';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { emailRank } from '../csv/mapping.ts';
import { allValuesOf } from '../csv/values.ts';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import { inFileOrder, type ColumnOrder, type FileRows } from './columnOrder.ts';
import { addressColumnOf } from './computedCells.ts';

/** The rows of a file, and the fields that their columns become. */
interface PlannedRows extends FileRows {
  plan: ColumnPlan;
}

interface RowFault extends AddressFault {
  /** The whole row as it was probably meant, below the headings of its file. Absent when only its address is wrong. */
  values?: string[];
}

/** Reasons for which a row is rejected that is read in the wrong order. */
const MAY_BE_MOVED = ['other_order', 'bad_address', 'no_email', 'wrong_column_count'];

/**
 * Says what is wrong with the address of a row. An address may stand in another column than in the first one; in address books,
 * a person may have only a second address. Undefined when there is nothing to say.
 */
function faultOfAddress(values: readonly string[], { shape, headings, plan }: PlannedRows): AddressFault | undefined {
  const address = trimInvisible(values[addressColumnOf(values, plan, headings.length) ?? -1] ?? '');
  const headingOf = (at: number): string => headings[at] || `Column ${at + 1}`;
  // Where the cell is empty, only a column of second addresses is meant: others may be old ones, or somebody else's.
  const mayHold = (at: number): boolean => address !== '' || emailRank(headings[at] ?? '') === 1;
  const elsewhere = address.includes('@')
    ? []
    : [...values.keys()].filter((at) => mayHold(at) && shape.isEntry(values[at] ?? ''));
  const [only] = elsewhere;
  if (only !== undefined && elsewhere.length === 1)
    return { says: `the address stands under “${headingOf(only)}”`, suggestion: trimInvisible(values[only] ?? '') };
  return address === '' ? undefined : addressFault(address);
}

function otherOrderText({ line }: ColumnOrder): string {
  return `from line ${line} on the columns stand in another order`;
}

/** The row in the order of its file, if an address then stands where it should. One that is bad is mended where that is safe. */
function movedRow(raw: string, { shape, headings, plan }: PlannedRows, order: ColumnOrder): RowFault | undefined {
  const values = inFileOrder(raw, order);
  const at = values && addressColumnOf(values, plan, headings.length);
  if (!values || at === undefined) return undefined;
  const address = trimInvisible(values[at] ?? '');
  const says = otherOrderText(order);
  if (shape.isEntry(address)) return { says, suggestion: address, values };
  if (!address.includes('@')) return undefined;
  const fault = addressFault(address);
  const { suggestion } = fault;
  return suggestion === undefined
    ? { says: `${says}, and ${fault.says}`, values }
    : { says: `${says}, and ${fault.says}`, suggestion, values: values.with(at, suggestion) };
}

/**
 * Says what is wrong with a rejected row, beyond the reason. `order` is the one that the nearest heading row above begins, or
 * the row itself. Undefined when there is nothing to say.
 */
export function rowFault(
  { reason, raw }: { reason: string | null; raw: string },
  file: PlannedRows,
  order: ColumnOrder | undefined,
): RowFault | undefined {
  if (reason === 'heading') return order && { says: otherOrderText(order) };
  const moved = order && MAY_BE_MOVED.includes(reason ?? '') ? movedRow(raw, file, order) : undefined;
  if (moved) return moved;
  const lacksAddress = reason === 'bad_address' || reason === 'no_email';
  return lacksAddress ? faultOfAddress(allValuesOf(raw, file.shape), file) : undefined;
}

/** The fault as one phrase: 'two @; perhaps ben@kestrel.example'. A whole row is only offered, because it would be too long. */
export function rowFaultText(fault: RowFault): string {
  return fault.values ? fault.says : faultText(fault);
}
