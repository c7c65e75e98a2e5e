import { createHash } from 'node:crypto';
import { funnelOf } from '@mailroom/domain/derivation/recipients';
import type { Tx } from '../../../platform/database/tx.ts';
import type { VersionForManifest } from '../../audiences/audiences.reads.ts';
import type { RevisionForSend } from '../../creatives/creatives.reads.ts';
import { saveManifest, type Build, type BuiltCounts, type Launch } from './launch.repository.ts';

interface FrozenList {
  version: VersionForManifest;
  build: Build;
  /** Members that only a list of the advertiser holds back. */
  heldByAdvertiser: number;
  seeds: { live_seeds: number; proofs: number };
}

/** From the file's rows to the recipients and seeds of the list that is frozen now. */
export function builtCounts({ version, build, heldByAdvertiser, seeds }: FrozenList): BuiltCounts {
  const { recipients, plan } = build;
  const { already_mailed: alreadyMailed, cut } = plan;
  const deliverable = recipients + cut + alreadyMailed;
  return { ...funnelOf(version, { deliverable, heldByAdvertiser, alreadyMailed, recipients }), ...seeds };
}

/** Counts and hashes of all that was frozen: what a person confirms. */
export async function freezeManifest(
  tx: Tx,
  launch: Launch,
  parts: { revision: RevisionForSend; version: VersionForManifest; build: Build; counts: BuiltCounts },
): Promise<void> {
  const { revision, version, build, counts } = parts;
  const manifest = {
    counts,
    recipients_sha256: build.hash,
    creative: {
      id: revision.creativeId,
      revision: revision.number,
      subject: revision.subject,
      from: revision.sender && { name: revision.sender.fromName, email: revision.sender.fromEmail },
      html_sha256: revision.html && revision.html.sha256,
      text_sha256: createHash('sha256').update(revision.text).digest('hex'),
      links: revision.links.map(({ position, url }) => ({ position, url })),
    },
    audience: { version: version.number, file_sha256: version.fileSha256, rows_sha256: version.rollingHash },
  };
  const text = JSON.stringify(manifest);
  const hash = createHash('sha256').update(text).digest('hex');
  await saveManifest(tx, launch.id, { counts, text, hash });
}
