import { createHash } from 'node:crypto';
import { funnelOf } from '@mailroom/domain/derivation/recipients';
import type { Tx } from '../../../platform/database/tx.ts';
import type { VersionForManifest } from '../../audiences/audiences.reads.ts';
import type { RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { findProofread, faultsOf } from '../proofread/proofread.repository.ts';
import { proofreadHash, proofreadManifest, type ProofreadManifest } from '../proofread/proofreadHash.ts';
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

async function store(tx: Tx, launch: Launch, counts: BuiltCounts, rest: object): Promise<void> {
  const proofread = await findProofread(tx, launch.id);
  const hashOfList = 'recipients_sha256' in rest ? String(rest.recipients_sha256) : '';
  const part = proofread && {
    mails: proofread.mails,
    leftOut: counts.left_out ?? 0,
    faults: await faultsOf(tx, launch.id),
  };
  const text = JSON.stringify({
    ...rest,
    counts,
    ...(part && { proofread: proofreadManifest(hashOfList, part) }),
  });
  const hash = createHash('sha256').update(text).digest('hex');
  await saveManifest(tx, launch.id, { counts, text, hash });
}

/** Counts and hashes of all that was frozen: what a person confirms. */
export async function freezeManifest(
  tx: Tx,
  launch: Launch,
  parts: { revision: RevisionForSend; version: VersionForManifest; build: Build; counts: BuiltCounts },
): Promise<void> {
  const { revision, version, build, counts } = parts;
  await store(tx, launch, counts, {
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
  });
}

/** Writes the manifest of a list again after a decision. It stays what it was but for the counts and the decisions. */
export async function rewriteManifest(tx: Tx, launch: Launch, counts: BuiltCounts): Promise<void> {
  await store(tx, launch, counts, launch.manifest ?? {});
}

/** The part of a launch's manifest about the proofreading. Lists that were built before it have none. */
export function proofreadOf({ manifest }: Pick<Launch, 'manifest'>): ProofreadManifest | undefined {
  return manifest?.['proofread'] as ProofreadManifest | undefined;
}

/** Refuses to send another list than the one that was proofread and approved. */
export async function requireApprovedList(tx: Tx, { launchId }: LaunchRef, { manifest }: Launch): Promise<void> {
  const approved = proofreadOf({ manifest });
  if (!approved) return;
  const found = proofreadHash(String(manifest?.['recipients_sha256']), approved.mails, await faultsOf(tx, launchId));
  if (found !== approved.sha256) throw new Error(`launch ${launchId} would send another list than the approved one`);
}
