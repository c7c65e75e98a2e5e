import type { Archive, PackedFile } from './archive.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface PackedTable {
  /** The table as a person calls it: ‘people.csv’, ‘Sheet1’, or ‘clients.xlsx › Sheet1’ for a sheet of a workbook in a ZIP. */
  name: string;
  /** Unpacked bytes of the file, or of the sheet’s XML. Null when they aren’t known before reading, as with gzip. */
  bytes: number | null;
  /** Rows as the sheet itself tells. Null for other files, and when the sheet doesn’t tell. */
  rows: number | null;
  /** The workbook hides the sheet. */
  isHidden: boolean;
  /** Its name is about people who must not be mailed. */
  speaksOfConsent: boolean;
  /** A sheet becomes a CSV of ours. Other tables are the bytes of the file as they are. */
  isSheet: boolean;
}

interface FoundFile {
  name: string;
  file: PackedFile;
  archive: Archive;
}

export interface FoundSheet {
  name: string;
  sheet: Sheet;
  workbook: Workbook;
}

/** A table of an archive, with what is needed to read it. */
export type FoundTable = FoundFile | FoundSheet;
