import type { V1Schemas } from '@mailroom/api-client';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { productForLaunch, type LaunchPart } from '../../orders/orders.reads.ts';
import { requireLaunch } from './launch.repository.ts';
import { stepsOf } from './launchSteps.repository.ts';
import { tallyOf } from '../sending/ledgerCounts.repository.ts';
import { countsOf, totalOf } from '../sending/tally.ts';

type LaunchDetail = Pick<V1Schemas['Product'], LaunchPart>;

/** Before the first launch. */
const NO_LAUNCH: LaunchDetail = {
  steps: [],
  prepared: null,
  sending: null,
  launched_at: null,
  launched_by: null,
  hold_until: null,
};

export function time(date: Date | null): string | null {
  return date && date.toISOString();
}

interface Person {
  id: number;
  name: string;
}

async function personOf(tx: Tx, userId: number | null): Promise<Person | null> {
  if (userId === null) return null;
  const { rows } = await sql<Person>`
    select id, trim(first_name || ' ' || last_name) as name from users where id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

function preparedOf(
  launch: Awaited<ReturnType<typeof requireLaunch>>,
  confirmBy: Date | null,
): LaunchDetail['prepared'] {
  const { counts, manifest_hash: hash } = launch;
  if (hash === null) return null;
  return {
    rows: counts.rows ?? 0,
    rejected: counts.rejected ?? 0,
    duplicates: counts.duplicates ?? 0,
    suppressed: counts.suppressed ?? 0,
    already_mailed: counts.already_mailed ?? 0,
    cut: counts.cut ?? 0,
    recipients: counts.recipients ?? 0,
    live_seeds: counts.live_seeds ?? 0,
    proofs: counts.proofs ?? 0,
    manifest_sha256: hash,
    confirm_by: time(confirmBy),
  };
}

/** The newest launch of a product as the product's record shows it. */
export async function launchDetail(tx: Tx, productId: number): Promise<LaunchDetail> {
  const product = await productForLaunch(tx, productId);
  if (product.launchId === null) return NO_LAUNCH;
  const launch = await requireLaunch(tx, product.launchId);
  const tally = await tallyOf(tx, launch.id, ['live', 'live seed']);
  const steps = await stepsOf(tx, launch.id);
  return {
    steps: steps.map(({ name, status, result, severity, started_at, finished_at }) => ({
      name,
      status,
      result,
      severity,
      started_at: time(started_at),
      finished_at: time(finished_at),
    })),
    prepared: preparedOf(launch, product.status === 'Processing' ? product.confirmBy : null),
    sending: launch.manifest_hash === null ? null : { total: totalOf(tally), ...countsOf(tally) },
    launched_at: time(launch.launched_at),
    launched_by: await personOf(tx, launch.launched_by),
    hold_until: time(launch.hold_until),
  };
}
