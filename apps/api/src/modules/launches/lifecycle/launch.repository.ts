import type { Funnel } from '@mailroom/domain/derivation/recipients';
import { sql } from 'kysely';
import {
  arrayOf,
  instant,
  int,
  json,
  orNull,
  selectRow,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { advertiserOfRevision } from '../../creatives/creatives.reads.ts';

/** How many of which kind the frozen send list holds, and where the others went. */
export interface BuiltCounts extends Funnel {
  live_seeds: number;
  proofs: number;
}

/** As stored. Lists that were frozen before suppressions were told apart have one number for all of them. */
export type StoredCounts = Partial<BuiltCounts> & { suppressed?: number };

/** How far a send list is built: the last member looked at, how many went in, the hash over them in their order. */
export interface Build {
  after: number;
  recipients: number;
  hash: string;
  plan: BuildPlan;
}

export interface BuildPlan {
  /** Members that may be mailed now and never were, before the cut. */
  candidates: number;
  already_mailed: number;
  cut: number;
  /** Key of the last member that fits under the ordered volume; null when all do. */
  last: string | null;
}

export interface DeliveredFile {
  name: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}

interface DeliveryRecord {
  install: { id: number; name: string };
  files: DeliveredFile[];
  /** ISO 8601 in UTC. */
  delivered_at: string;
}

const LAUNCH = {
  id: int,
  account_id: int,
  product_id: int,
  attempt: int,
  revision_id: int,
  version_id: int,
  /** The advertiser of its creative when it was pinned. */
  mail_advertiser_id: orNull(int),
  hold_until: instant,
  /** The receiving domains by which its messages are divided into lanes; null while they aren't. */
  receivers: orNull(arrayOf(text)),
  counts: json<StoredCounts>(),
  build: orNull(json<Build>()),
  manifest: orNull(json<Record<string, unknown>>()),
  manifest_hash: orNull(text),
  /** The files of a data delivery at its destination; null until all were read back, and for mail. */
  delivery: orNull(json<DeliveryRecord>()),
  launched_at: instant,
  launched_by: orNull(int),
  confirmed_at: orNull(instant),
  started_at: orNull(instant),
  ended_at: orNull(instant),
};

export type Launch = RowOf<typeof LAUNCH>;

/** Returns the advertisers whose suppression lists decide who is mailed: the order's and the mail's. */
export function advertisersOf(product: { advertiserId: number }, launch: Launch): readonly number[] {
  return [...new Set([product.advertiserId, launch.mail_advertiser_id ?? product.advertiserId])];
}

export async function findLaunch(tx: Tx, id: number): Promise<Launch | undefined> {
  return selectRow(
    tx,
    LAUNCH,
    sql`
    select id, account_id, product_id, attempt, revision_id, version_id,
           coalesce(mail_advertiser_id, ${advertiserOfRevision('launch.account_id', 'launch.revision_id')}) as mail_advertiser_id,
           hold_until, receivers, counts, build, manifest, manifest_hash, delivery, launched_at, launched_by, confirmed_at, started_at, ended_at
      from launch where id = ${id} and ${inScope(tx, sql.ref('account_id'))}`,
  );
}

export async function requireLaunch(tx: Tx, id: number): Promise<Launch> {
  const launch = await findLaunch(tx, id);
  if (!launch) throw new Error(`launch ${id} is out of reach`);
  return launch;
}

interface LaunchStart {
  productId: number;
  accountId: number;
  attempt: number;
  revisionId: number;
  versionId: number;
  mailAdvertiserId: number | null;
  holdUntil: Date;
  launchedAt: Date;
  launchedBy: number | null;
}

export async function insertLaunch(tx: Tx, start: LaunchStart): Promise<number> {
  const launch = await selectRow(
    tx,
    { id: int },
    sql`
    insert into launch (account_id, product_id, attempt, revision_id, version_id, mail_advertiser_id, hold_until, launched_at, launched_by)
    values (${start.accountId}, ${start.productId}, ${start.attempt}, ${start.revisionId}, ${start.versionId},
            ${start.mailAdvertiserId}, ${start.holdUntil}, ${start.launchedAt}, ${start.launchedBy}) returning id`,
  );
  if (!launch) throw new Error(`product ${start.productId} got no launch`);
  return launch.id;
}

export async function saveConfirmation(tx: Tx, id: number, by: number): Promise<void> {
  await sql`update launch set confirmed_at = business_now(), confirmed_by = ${by} where id = ${id}`.execute(tx);
}

export async function forgetConfirmation(tx: Tx, id: number): Promise<void> {
  await sql`update launch set confirmed_at = null, confirmed_by = null where id = ${id}`.execute(tx);
}

export async function saveStart(tx: Tx, id: number): Promise<void> {
  await sql`update launch set started_at = coalesce(started_at, business_now()) where id = ${id}`.execute(tx);
}

export async function saveBuild(tx: Tx, id: number, build: Build | null): Promise<void> {
  await sql`update launch set build = ${build && JSON.stringify(build)}::jsonb where id = ${id}`.execute(tx);
}

/** Stores by which receiving domains its messages are divided; null while some of them may not be. */
export async function saveReceivers(tx: Tx, id: number, receivers: readonly string[] | null): Promise<void> {
  await sql`update launch set receivers = ${receivers && sql.val([...receivers])}::text[] where id = ${id}`.execute(tx);
}

/** Stores what was frozen and forgets how far the build was. `text` is the manifest as JSON, over which `hash` was made. */
export async function saveManifest(
  tx: Tx,
  id: number,
  { counts, text, hash }: { counts: BuiltCounts; text: string; hash: string },
): Promise<void> {
  await sql`
    update launch set counts = ${JSON.stringify(counts)}::jsonb, build = null, manifest = ${text}::jsonb, manifest_hash = ${hash}
     where id = ${id}`.execute(tx);
}

export async function endLaunch(tx: Tx, id: number, outcome: string): Promise<void> {
  await sql`update launch set ended_at = business_now(), outcome = ${outcome} where id = ${id} and ended_at is null`.execute(
    tx,
  );
}

/** Stores what the destination has. From here on the list counts as delivered. */
export async function saveDelivery(tx: Tx, id: number, record: DeliveryRecord): Promise<void> {
  await sql`update launch set delivery = ${JSON.stringify(record)}::jsonb where id = ${id}`.execute(tx);
}
