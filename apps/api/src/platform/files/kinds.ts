const MIB = 1024 ** 2;

interface FileKind {
  extensions: readonly string[];
  limit: number | 'upload';
}

const picture: FileKind = { extensions: ['.png', '.jpeg', '.svg', '.jpg'], limit: 5 * MIB };
const smallCsv: FileKind = { extensions: ['.csv'], limit: MIB };
const largeCsv: FileKind = { extensions: ['.csv'], limit: 'upload' };

/** The file types of the contract: which extensions are accepted and how large a file may be. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  // HTML of 1 to 5 MiB is stored, and its check then finds it invalid. A ZIP may be larger.
  creative_html: { extensions: ['.html', '.htm', '.zip'], limit: 20 * MIB },
  creative_banner: picture,
  advertiser_banner: picture,
  account_logo: picture,
  creative_test_seed_list_csv: smallCsv,
  creative_live_seed_list_csv: smallCsv,
  advertiser_test_csv: smallCsv,
  advertiser_live_csv: smallCsv,
  audience_csv: largeCsv,
  suppressions: largeCsv,
  response_data: largeCsv,
};

/** The size limit of one file: 5 MiB for HTML, although a ZIP of the same kind may be larger. */
export function limitOf(kind: FileKind, extension: string, uploadLimit: number): number {
  if (kind.limit === 'upload') return uploadLimit;
  return extension === '.html' || extension === '.htm' ? 5 * MIB : kind.limit;
}
