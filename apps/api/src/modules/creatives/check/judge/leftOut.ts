import type { ZipUse } from '../../revision/zipUse.ts';
import type { Finding } from '../../html/finding.ts';
import { folderOf, zipPath } from '../../html/zipPath.ts';
import { shortened } from '../shortened.ts';

/** Names in the message; more say nothing new. */
const MOST = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => `'${shortened(name)}'`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface Addressed {
  url: string;
  /** Null for an image that was found. */
  problem: string | null;
}

/**
 * Says which files of a ZIP don't belong to the e-mail, and which of several HTML files it is. Leaves out a file whose name differs
 * from a missing image's only in its capitals: the finding about that image names it.
 */
export function leftOutFindings(use: ZipUse | null, images: readonly Addressed[]): Finding[] {
  if (use === null) return [];
  const missing = new Set(
    images.filter(({ problem }) => problem !== null).map(({ url }) => zipPath(url, folderOf(use.page)).toLowerCase()),
  );
  const leftOut = use.leftOut.filter((name) => !missing.has(name.toLowerCase()));
  if (leftOut.length === 0) return [];
  const chosen =
    use.pages > 1 ? `Of the ${use.pages} HTML files in the ZIP, '${shortened(use.page)}' is the e-mail. ` : '';
  const message = `${chosen}The ZIP has files that are not part of the e-mail: ${listed(leftOut)}`;
  return [{ kind: 'zip_left_out', message, part: leftOut.join('\n') }];
}
