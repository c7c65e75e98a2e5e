import { CheckFailure, runStep, type Place } from './place.ts';

/** Writes a file, reads it back, compares and removes it. Throws the first failure. */
async function roundTrip(place: Place, name: string, bytes: Buffer): Promise<void> {
  try {
    await runStep('write', 'The file could not be written.', () => place.write(name, bytes));
    const found = await runStep('read', 'The file could not be read back.', () => place.read(name, bytes.length));
    if (!found.equals(bytes)) throw new CheckFailure('compare', 'The file that was read back is not the one written.');
  } catch (error) {
    // The first failure counts. The file, or the part of it that was written, is removed if that still works.
    await runStep('remove', '', () => place.remove(name)).catch(() => undefined);
    throw error;
  }
  await runStep('remove', 'The file could not be removed.', () => place.remove(name));
}

/** Opens a destination and tries it with a small file. Returns the first failure, or undefined when all steps passed. */
export async function tryPlace(
  open: () => Promise<Place>,
  name: string,
  bytes: Buffer,
): Promise<CheckFailure | undefined> {
  let place: Place | undefined;
  try {
    place = await open();
    await roundTrip(place, name, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof CheckFailure) return error;
    throw error;
  } finally {
    place?.close();
  }
}
