import { addressFault, type AddressFault } from '@mailroom/domain/forms/addressFault';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { RowShape } from '../csv/values.ts';

/**
 * Says what is wrong with the address of a row. In exports that were pasted together, an address may stand in another column
 * than in the first one. Undefined for a row without a value in the e-mail column.
 */
export function rowFault(
  values: readonly string[],
  { shape, headings }: { shape: RowShape; headings: readonly string[] },
): AddressFault | undefined {
  const address = trimInvisible(values[shape.entryColumn ?? -1] ?? '');
  if (address === '') return undefined;
  const elsewhere = address.includes('@') ? [] : [...values.keys()].filter((at) => shape.isEntry(values[at] ?? ''));
  const [only] = elsewhere;
  if (only === undefined || elsewhere.length > 1) return addressFault(address);
  const heading = headings[only] || `Column ${only + 1}`;
  return { says: `the address stands under “${heading}”`, suggestion: trimInvisible(values[only] ?? '') };
}
