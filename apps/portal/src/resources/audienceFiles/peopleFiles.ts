import { extensionOf, fileTypes, PEOPLE_EXTENSIONS } from '@mailroom/domain/forms/fileTypes';

/** Files of people: a CSV or a spreadsheet, either packed too. */
export const peopleFiles = {
  extensions: PEOPLE_EXTENSIONS,
  maxBytes: fileTypes.audience_csv.maxBytes,
} as const;

/** The largest CSV that goes in one call. A break would send all of it again. */
const MOST_IN_ONE_CALL = 8 * 1024 * 1024;

/** Whether a file goes in parts, so that it can go on after a break. The single call takes a plain CSV only. */
export function goesInParts({ name, size }: Pick<File, 'name' | 'size'>): boolean {
  return extensionOf(name) !== '.csv' || size > MOST_IN_ONE_CALL;
}

/** The name for people from a file: without its extension, also that of a packed CSV. */
export function peopleName(fileName: string): string {
  return fileName.replace(/\.[^.]*(\.gz)?$/i, '').replaceAll(/[_-]+/g, ' ');
}
