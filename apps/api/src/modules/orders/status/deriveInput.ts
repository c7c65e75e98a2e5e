import type { DeriveInput } from '@mailroom/domain/deriveReasons';
import type { AccountStatus } from '@mailroom/domain/recordStatuses';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deliverableOf } from '../../audiences/audiences.reads.ts';
import { installForDerive } from '../../installs/installs.reads.ts';
import type { ProductState } from '../products/productRow.ts';
import { rateOf } from '../rates/rate.reads.ts';

/**
 * How the parts are held while they are read. `share` makes a derivation wait for who is changing a part right now: that
 * transaction may have found this very job waiting already and asked for no other. `update` is a launch's, which pins them.
 */
export type Hold = 'share' | 'update';

type AccountPart = DeriveInput['account'];
type AudiencePart = NonNullable<DeriveInput['audience']>;

async function one<Row>(query: ReturnType<typeof sql<Row>>, tx: Tx): Promise<Row | null> {
  return (await query.execute(tx)).rows[0] ?? null;
}

async function accountOf(tx: Tx, accountId: number): Promise<AccountPart> {
  const found = await one(
    sql<AccountPart & { status: AccountStatus }>`
      select id, name, status, time_zone as "timeZone", deployment_delta_days as "deploymentDeltaDays",
             volume_tolerance_percent as "tolerancePercent" from account where id = ${accountId}`,
    tx,
  );
  if (!found) throw new Error(`account ${accountId} is out of reach`);
  return found;
}

function creativeOf(tx: Tx, id: number, lock: ReturnType<typeof sql>): Promise<DeriveInput['creative']> {
  return one(
    sql<NonNullable<DeriveInput['creative']>>`select c.id, c.name, c.status from creative c where c.id = ${id} ${lock}`,
    tx,
  );
}

async function audienceOf(tx: Tx, id: number, lock: ReturnType<typeof sql>): Promise<AudiencePart | null> {
  type Row = Omit<AudiencePart, 'version'> & { versionId: number | null };
  const row = await one(
    sql<Row>`select a.id, a.name, a.status, a.current_version_id as "versionId" from audience a where a.id = ${id} ${lock}`,
    tx,
  );
  if (!row) return null;
  const { versionId, ...audience } = row;
  const version =
    versionId === null
      ? null
      : await one(
          sql<{ id: number; sealedAt: Date }>`
            select id, coalesce(sealed_at, created_at) as "sealedAt" from audience_version where id = ${versionId}`,
          tx,
        );
  return { ...audience, version };
}

async function isSubmitted(tx: Tx, orderId: number): Promise<boolean> {
  const row = await one(
    sql<{ submitted: boolean }>`select submitted_at is not null as submitted from orders where id = ${orderId}`,
    tx,
  );
  return row?.submitted ?? false;
}

/** Everything that derive() looks at, as it is in this transaction; creative before audience. */
export async function deriveInputOf(tx: Tx, product: ProductState, hold: Hold): Promise<DeriveInput> {
  const lock = hold === 'share' ? sql`for share` : sql`for update`;
  const creative = product.creative_id === null ? null : await creativeOf(tx, product.creative_id, lock);
  const audience = product.audience_id === null ? null : await audienceOf(tx, product.audience_id, lock);
  const { accepted_volume: count, accepted_volume_version_id: versionId } = product;
  return {
    product: {
      id: product.id,
      orderId: product.order_id,
      name: product.name,
      type: product.type,
      volume: product.volume_ordered,
      startsAt: product.starts_at,
      endsAt: product.ends_at,
      submitted: await isSubmitted(tx, product.order_id),
      launched: product.first_launched_at !== null,
      tolerancePercent: product.volume_tolerance_percent,
      accepted: count === null || versionId === null ? null : { versionId, count },
    },
    creative,
    audience,
    deliverable: audience?.version ? await deliverableOf(tx, audience.version.id, product.advertiser_id) : null,
    install: product.install_id === null ? null : await installForDerive(tx, product.install_id),
    account: await accountOf(tx, product.account_id),
    rate: await rateOf(tx, product),
    now: nowOf(tx),
  };
}

/** The name of a reason's subject, where the derivation has read it. */
export function subjectName(input: DeriveInput, { entity }: { entity: string }): string {
  const parts: Record<string, { name: string | null } | null> = {
    creative: input.creative,
    audience: input.audience,
    install: input.install,
    account: input.account,
  };
  return parts[entity]?.name ?? input.product.name ?? `product ${input.product.id}`;
}
