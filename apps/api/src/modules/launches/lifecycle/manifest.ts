import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/database/tx.ts';
import type { VersionForManifest } from '../../audiences/audiences.reads.ts';
import type { RevisionForSend } from '../../creatives/creatives.reads.ts';
import { saveManifest, type Build, type Funnel, type Launch } from './launch.repository.ts';

/** From the file's rows to the recipients; what is in no other bucket is suppressed, so that they always add up. */
export function funnelOf(
  version: VersionForManifest,
  build: Build,
  seeds: { live_seeds: number; proofs: number },
): Funnel {
  const { rows, rejected, merged } = version;
  const duplicates = version.duplicates + merged;
  const { already_mailed: mailed, cut } = build.plan;
  const suppressed = Math.max(0, rows - rejected - duplicates - mailed - cut - build.recipients);
  return {
    rows,
    rejected,
    duplicates,
    suppressed,
    already_mailed: mailed,
    cut,
    recipients: build.recipients,
    ...seeds,
  };
}

/** Counts and hashes of all that was frozen: what a person confirms. */
export async function freezeManifest(
  tx: Tx,
  launch: Launch,
  parts: { revision: RevisionForSend; version: VersionForManifest; build: Build; funnel: Funnel },
): Promise<void> {
  const { revision, version, build, funnel } = parts;
  const manifest = {
    counts: funnel,
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
  await saveManifest(tx, launch.id, { counts: funnel, text, hash });
}
