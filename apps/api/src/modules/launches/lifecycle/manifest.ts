import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { Build, Funnel, Launch } from './launch.repository.ts';

interface Version {
  number: number;
  rows: number;
  rejected: number;
  duplicates: number;
  merged: number;
  file_sha256: string;
  rolling_hash: string | null;
}

export async function versionOf(tx: Tx, versionId: number): Promise<Version> {
  const { rows } = await sql<Version>`
    select number, rows, rejected, duplicates, merged, file_sha256, rolling_hash from audience_version where id = ${versionId}`.execute(
    tx,
  );
  const [version] = rows;
  if (!version) throw new Error(`audience version ${versionId} is out of reach`);
  return version;
}

/** From the file's rows to the recipients; what is in no other bucket is suppressed, so that they always add up. */
export function funnelOf(version: Version, build: Build, seeds: { live_seeds: number; proofs: number }): Funnel {
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

async function htmlHash(tx: Tx, revisionId: number): Promise<string | null> {
  const { rows } = await sql<{ sha256: string | null }>`
    select f.sha256 from creative_revision r join file f on f.id = r.html_file_id where r.id = ${revisionId}`.execute(
    tx,
  );
  return rows[0]?.sha256 ?? null;
}

/** Counts and hashes of all that was frozen: what a person confirms. */
export async function freezeManifest(
  tx: Tx,
  launch: Launch,
  parts: { revision: RevisionForSend; version: Version; build: Build; funnel: Funnel },
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
      html_sha256: await htmlHash(tx, revision.id),
      text_sha256: createHash('sha256').update(revision.text).digest('hex'),
      links: revision.links.map(({ position, url }) => ({ position, url })),
    },
    audience: { version: version.number, file_sha256: version.file_sha256, rows_sha256: version.rolling_hash },
  };
  const text = JSON.stringify(manifest);
  await sql`
    update launch set counts = ${JSON.stringify(funnel)}::jsonb, build = null, manifest = ${text}::jsonb,
           manifest_hash = ${createHash('sha256').update(text).digest('hex')}
     where id = ${launch.id}`.execute(tx);
}
