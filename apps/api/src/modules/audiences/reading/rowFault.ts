import { addressFault, type AddressFault } from '@mailroom/domain/forms/addressFault';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { emailRank } from '../csv/mapping.ts';
import type { RowShape } from '../csv/values.ts';

/**
 * Says what is wrong with the address of a row. In exports that were pasted together, an address may stand in another column
 * than in the first one; in address books, a person may have only a second address. Undefined when there is nothing to say.
 */
export function rowFault(
  values: readonly string[],
  { shape, headings }: { shape: RowShape; headings: readonly string[] },
): AddressFault | undefined {
  const address = trimInvisible(values[shape.entryColumn ?? -1] ?? '');
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
