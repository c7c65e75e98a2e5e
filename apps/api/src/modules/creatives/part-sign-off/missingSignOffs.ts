import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { creativeParts } from '@mailroom/domain/verdicts/creativeParts';
import type { Tx } from '../../../platform/database/tx.ts';
import { plainFinding } from '../html/finding.ts';
import { insertFindings, verdictsFor } from '../check/results.repository.ts';
import { clearMissing, missingSignOffs } from './partSignOff.repository.ts';

interface Owner {
  accountId: number;
  creativeId: number;
  revisionId: number;
}

/**
 * Updates the findings about missing sign-offs to those that are missing now. `stored` has the kinds of all findings of the
 * revision. Returns whether it changed any.
 */
export async function syncMissingSignOffs(
  tx: Tx,
  owner: Owner,
  stored: ReadonlySet<FindingKindName>,
): Promise<boolean> {
  const missing = new Set(await missingSignOffs(tx, owner.revisionId));
  const gone = creativeParts.filter((each) => stored.has(each.missing) && !missing.has(each.part));
  const found = creativeParts.filter((each) => !stored.has(each.missing) && missing.has(each.part));
  if (gone.length > 0) {
    const kinds = gone.map((each) => each.missing);
    await clearMissing(tx, owner.revisionId, kinds);
  }
  if (found.length > 0) {
    const findings = found.map((each) => plainFinding(each.missing, each.part));
    const nobody = { links: new Map<number, number>(), clients: new Map<string, number>() };
    // Accounts can't choose these kinds' severity.
    await insertFindings(tx, owner, findings, await verdictsFor(tx, owner, {}), nobody);
  }
  return gone.length + found.length > 0;
}
