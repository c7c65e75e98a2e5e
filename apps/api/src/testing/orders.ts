import { reconcileLaunches } from '../modules/launches/launches.queues.ts';
import { reconcileOrders } from '../modules/orders/orders.queues.ts';
import { lockProduct } from '../modules/orders/records/products.repository.ts';
import { rederive } from '../modules/orders/status/rederive.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { TestApp } from './app.ts';

type Row = Record<string, unknown>;

const system = { kind: 'system' as const, requestId: 'test' };

export interface Campaign {
  accountId: number;
  advertiserId: number;
  creativeId: number;
  revisionId: number;
  audienceId: number;
  versionId: number;
  orderId: number;
  productId: number;
}

interface Given {
  accountId?: number;
  account?: Row;
  product?: Row;
  order?: Row;
  members?: number;
  /** The people have them in turn. */
  domains?: readonly string[];
}

/** An approved creative of an account, with one revision. */
async function approvedCreative(app: TestApp, accountId: number, advertiserId: number) {
  const creativeId = await app.insert('creative', {
    account_id: accountId,
    advertiser_id: advertiserId,
    name: 'Winter tyres',
    creative_type: 'text',
    status: 'Approved',
    is_draft: false,
  });
  const revisionId = await app.insert('creative_revision', {
    account_id: accountId,
    creative_id: creativeId,
    number: 1,
    subject: 'Winter tyres',
    text_part: 'Winter is near.',
    check_state: 'Success',
    created_at: app.clock.now(),
  });
  await app.sql('update creative set current_revision_id = $2 where id = $1', [creativeId, revisionId]);
  return { creativeId, revisionId };
}

interface People {
  members: number;
  domains: readonly string[];
}

/** An active audience with the given number of people, who have the domains in turn. */
async function usableAudience(app: TestApp, accountId: number, { members, domains }: People) {
  const audienceId = await app.insert('audience', { account_id: accountId, name: 'Drivers', status: 'Approved' });
  const [file] = await app.sql<{ id: number }>(
    `insert into file (account_id, key, kind, name, content_type, state) values ($1, gen_random_uuid()::text, 'audience_csv', 'drivers.csv', 'text/csv', 'kept') returning id`,
    [accountId],
  );
  const versionId = await app.insert('audience_version', {
    account_id: accountId,
    audience_id: audienceId,
    number: 1,
    file_id: file?.id,
    file_name: 'drivers.csv',
    file_size: 100,
    file_sha256: 'a'.repeat(64),
    mapping: '[]',
    state: 'sealed',
    rows: members,
    accepted: members,
    deliverable: members,
    sealed_at: app.clock.now(),
  });
  await app.sql(
    `insert into audience_member (account_id, version_id, line, email, email_hash)
     select $1, $2, n, a.address, sha256(convert_to(a.address, 'utf8'))
       from generate_series(1, $3::int) n
      cross join lateral (select 'person' || n || '@' || ($4::text[])[1 + (n - 1) % cardinality($4::text[])] as address) a`,
    [accountId, versionId, members, domains],
  );
  await app.sql('update audience set current_version_id = $2, latest_version_id = $2 where id = $1', [
    audienceId,
    versionId,
  ]);
  return { audienceId, versionId };
}

/** A complete product with its status derived by the server: Ready To Launch unless other values are given. */
export async function readyProduct(app: TestApp, given: Given = {}): Promise<Campaign> {
  const people = { members: given.members ?? 100, domains: given.domains ?? ['mailroom.test'] };
  const accountId = given.accountId ?? (await app.account({ time_zone: 'America/New_York', ...given.account }));
  const advertiserId = await app.advertiser(accountId);
  const creative = await approvedCreative(app, accountId, advertiserId);
  const audience = await usableAudience(app, accountId, people);
  const orderId = await app.insert('orders', {
    account_id: accountId,
    advertiser_id: advertiserId,
    name: 'Winter 2026',
    submitted_at: app.clock.now(),
    ...given.order,
  });
  const now = app.clock.now().getTime();
  const productId = await app.insert('product', {
    account_id: accountId,
    order_id: orderId,
    advertiser_id: advertiserId,
    name: 'Tyres, first wave',
    type: 'E-mail deployment',
    audience_id: audience.audienceId,
    creative_id: creative.creativeId,
    volume_ordered: 100,
    rate_cpm_cents: 1200,
    starts_at: new Date(now + 5 * 86_400_000),
    ends_at: new Date(now + 9 * 86_400_000),
    ...given.product,
  });
  await app.write(system, async (tx) => rederive(tx, await lockProduct(tx, productId)));
  return { accountId, advertiserId, ...creative, ...audience, orderId, productId };
}

/** Derives every stored status again, as the worker does when it starts. */
export async function rederiveAll(app: TestApp): Promise<void> {
  await app.write(system, (tx) => enqueue(tx, reconcileOrders, {}));
  await app.runJobs(reconcileOrders);
}

/** Brings statuses and launches in line with their parts, as the worker does at its start. */
export async function reconcileAll(app: TestApp): Promise<void> {
  await rederiveAll(app);
  await app.write(system, (tx) => enqueue(tx, reconcileLaunches, {}));
  await app.runJobs(reconcileLaunches);
}
