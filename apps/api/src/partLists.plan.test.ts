import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entriesOf, entriesResource } from './modules/activity/audit.resource.ts';
import { emailClientRows } from './modules/creatives/sign-off/emailClients.resource.ts';
import { emailLinks } from './modules/creatives/sign-off/emailLinks.resource.ts';
import { launches } from './modules/launches/launches.resource.ts';
import { productResponses } from './modules/launches/tracking/productResponses.resource.ts';
import { notificationsResource } from './modules/notifications/notifications.resource.ts';
import { notes, onProduct } from './modules/products/notes/notes.resource.ts';
import { jobActor, type Actor } from './platform/database/actor.ts';
import type { Resource } from './platform/list/resource.ts';
import { testApp, type TestApp } from './testing/app.ts';
import { fillTable } from './testing/plans/fillTable.ts';
import { slowSteps } from './testing/plans/slowSteps.ts';

/** How many rows each table gets. The test runs only when it is set, because it can take minutes. */
const soakRows = process.env['SOAK_ROWS'];
const rows = Number(soakRows ?? 0);
/** Each record has this many parts: links, clients, days of responses, launches. */
const PARTS = 10;
const ACCOUNT = 1;
const AT = `timestamptz '2026-01-01' + n * interval '13 seconds'`;

let app: TestApp;
let reader: Actor;
beforeAll(async () => {
  if (!soakRows) return;
  app = await testApp({ partial: true });
  await app.advertiser(await app.account());
  const { id } = await app.user();
  reader = {
    kind: 'user',
    userId: id,
    accounts: [ACCOUNT],
    superAdmin: false,
    isStaff: false,
    permissions: new Set(['can_view_creative', 'can_view_audience', 'can_view_product']),
    requestId: 'test',
    subject: 'reader',
    issuedAt: new Date(0),
    expiresAt: new Date(0),
  };
  const records = `generate_series(1, ${rows / PARTS}) n`;
  const parts = `generate_series(1, ${rows / PARTS}) n, generate_series(1, ${PARTS}) part`;
  await fillTable(
    app,
    'creative',
    'account_id, advertiser_id, name, creative_type, current_revision_id',
    `select ${ACCOUNT}, 1, 'Spring ' || n, 'html', n from ${records}`,
  );
  await fillTable(
    app,
    'creative_revision',
    'account_id, creative_id, number',
    `select ${ACCOUNT}, n, 1 from ${records}`,
  );
  await fillTable(
    app,
    'creative_link',
    'account_id, creative_id, revision_id, position, url, kind',
    `select ${ACCOUNT}, n, n, part, 'https://shop.example/' || n, 'web' from ${parts}`,
  );
  await fillTable(
    app,
    'creative_client',
    'account_id, creative_id, revision_id, family, platform, verdict',
    `select ${ACCOUNT}, n, n, 'Client ' || part, 'web', 'works' from ${parts}`,
  );
  await fillTable(
    app,
    'product_response',
    'account_id, product_id, day, source',
    `select ${ACCOUNT}, n, date '2026-01-01' + part, 'tracking' from ${parts}`,
  );
  await fillTable(
    app,
    'launch',
    'account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at',
    `select ${ACCOUNT}, n, part, n, n, ${AT}, ${AT} from ${parts}`,
  );
  await fillTable(
    app,
    'audit_entry',
    'at, actor, account_id, entity, entity_id, action',
    `select ${AT}, 'test', ${ACCOUNT}, 'creative', n, 'update' from ${parts}`,
  );
  await fillTable(
    app,
    'product_note',
    'account_id, product_id, author_id, body, is_internal',
    `select ${ACCOUNT}, n, ${id}, 'Note ' || part, part % 2 = 0 from ${parts}`,
  );
  // Half of all notifications are one reader's, and half of those are read.
  await fillTable(
    app,
    'notification',
    'account_id, user_id, kind, entity, entity_id, occurrence, at, read_at',
    `select ${ACCOUNT}, case when n % 2 = 0 then ${id} else ${id} + n end, 'creative_passed', 'creative', n, part::text, ${AT},
       case when n % 4 = 0 then ${AT} end from ${parts}`,
  );
}, 1_800_000);
afterAll(() => app?.close());

interface PartList {
  resource: Resource<object>;
  order: readonly (readonly [string, 'asc' | 'desc'])[];
  filters?: Readonly<Record<string, readonly string[]>>;
  within?: RawBuilder<boolean>;
}

/**
 * Lists of one record's or one person's rows, in tables that hold those of all. Destinations, sender profiles, rates, views,
 * roles and groups aren't here: an account has a handful of each, so their tables stay short.
 */
const lists: Readonly<Record<string, PartList>> = {
  links: { resource: emailLinks, order: [['position', 'asc']], filters: { creative_id: ['7'] } },
  clients: { resource: emailClientRows, order: [['family', 'asc']], filters: { creative_id: ['7'] } },
  responses: { resource: productResponses, order: [['day', 'asc']], filters: { product_id: ['7'] } },
  launches: { resource: launches, order: [['attempt', 'desc']], filters: { product_id: ['7'] } },
  activity: { resource: entriesResource, order: [['id', 'desc']], within: entriesOf('creative', 7) },
  notes: { resource: notes, order: [['id', 'desc']], within: onProduct({ account_id: ACCOUNT, id: 7 }) },
  notifications: { resource: notificationsResource, order: [['id', 'desc']] },
  unread: { resource: notificationsResource, order: [['id', 'desc']], filters: { unread: ['true'] } },
};

it.runIf(soakRows)('R35 no list of a record’s parts scans the rows of all records', async () => {
  const found: string[] = [];
  for (const [name, { resource, ...request }] of Object.entries(lists)) {
    const actor = resource === notificationsResource ? reader : jobActor('test', ACCOUNT, 'test');
    const slow = await slowSteps(app, actor, resource, request);
    if (slow.length > 0) found.push(`${name}: ${slow.join(', ')}`);
  }
  expect(found).toEqual([]);
});
