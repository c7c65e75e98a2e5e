import type { ZipUse } from '../../revision/zipUse.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** Names in the message; more say nothing new. */
const MOST = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => `'${shortened(name)}'`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Says which files of a ZIP don't belong to the e-mail, and which of several HTML files it is. */
export function leftOutFindings(use: ZipUse | null): Finding[] {
  if (use === null || use.leftOut.length === 0) return [];
  const chosen =
    use.pages > 1 ? `Of the ${use.pages} HTML files in the ZIP, '${shortened(use.page)}' is the e-mail. ` : '';
  const message = `${chosen}The ZIP has files that are not part of the e-mail: ${listed(use.leftOut)}`;
  return [{ kind: 'zip_left_out', message, part: use.leftOut.join('\n') }];
}
