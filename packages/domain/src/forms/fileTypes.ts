const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

export const IMAGE_EXTENSIONS = ['.png', '.jpeg', '.svg', '.jpg'] as const;
export const DATA_EXTENSIONS = ['.csv'] as const;
/** Files of people that come in parts: a CSV or a spreadsheet, either packed too. */
export const PEOPLE_EXTENSIONS: readonly string[] = ['.csv', '.txt', '.tsv', '.xlsx', '.gz', '.zip'];
const HTML_EXTENSIONS = ['.html', '.htm', '.zip'] as const;

interface FileType {
  readonly label: string;
  readonly extensions: readonly string[];
  /** A larger file is refused with 413. */
  readonly maxBytes: number;
}

const image = { extensions: IMAGE_EXTENSIONS, maxBytes: 5 * MIB } as const;
const seeds = { extensions: DATA_EXTENSIONS, maxBytes: MIB } as const;

/** Which files may be uploaded under each of the specification's file type keys. */
export const fileTypes = {
  advertiser_test_csv: { label: 'Test seed list', ...seeds },
  advertiser_live_csv: { label: 'Live seed list', ...seeds },
  advertiser_banner: { label: 'Banner', ...image },
  creative_html: { label: 'HTML', extensions: HTML_EXTENSIONS, maxBytes: 20 * MIB },
  creative_test_seed_list_csv: { label: 'Test seed list', ...seeds },
  creative_live_seed_list_csv: { label: 'Live seed list', ...seeds },
  creative_banner: { label: 'Banner', ...image },
  audience_csv: { label: 'People', extensions: DATA_EXTENSIONS, maxBytes: 2 * GIB },
  account_logo: { label: 'Logo', ...image },
} as const satisfies Record<string, FileType>;

type FileTypeKey = keyof typeof fileTypes;

/**
 * Limits on the content of files, in addition to their size. HTML between `validBytes` and `storedBytes` is stored, but
 * the creative is invalid.
 */
export const htmlLimits = { validBytes: MIB, storedBytes: 5 * MIB, zipBytes: 20 * MIB, zipEntries: 200 } as const;
export const seedLimits = { rows: 1000 } as const;
export const csvLimits = { lineBytes: MIB, columns: 200, customFields: 20 } as const;

/**
 * Limits on packed files of people: XLSX, ZIP and gzip. `bytes` is the most that is unpacked for one table. A file that unpacks
 * to more than `ratio` times its size is a bomb; files below `graceBytes` may. `entries` counts the files of a ZIP, `parts` those
 * inside a workbook, `tables` the files and sheets to choose from.
 */
export const packedLimits = {
  bytes: GIB,
  ratio: 200,
  graceBytes: 64 * 1024,
  entries: 64,
  parts: 2000,
  tables: 200,
  rows: 1_048_576,
  columns: csvLimits.columns,
} as const;

export function extensionOf(fileName: string): string {
  return /\.[^.]*$/.exec(fileName)?.[0].toLowerCase() ?? '';
}

export function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  return extensions.includes(extensionOf(fileName));
}

/** The size limit of a file. Of the HTML types only a ZIP may be large, because it contains the images. */
export function maxBytesOf(key: FileTypeKey, fileName: string): number {
  const isPlainHtml = key === 'creative_html' && extensionOf(fileName) !== '.zip';
  return isPlainHtml ? htmlLimits.storedBytes : fileTypes[key].maxBytes;
}
