import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContracts } from '../../contract/load.ts';
import type { Operation } from '../../contract/operation.ts';
import { testApp, type TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';
import { kindOfField, pathOf } from '../sweep/requests.ts';
import { createWorld, type World } from '../sweep/world.ts';
import { statementsOf } from './statementsOf.ts';

/** BEGIN and COMMIT of the transaction that reads the page. The caller is read outside it. */
const FRAME = 2;
/** One reads the caller, one the page with its total, and one what belongs to the rows of the page. */
const USUAL = FRAME + 3;

let app: TestApp;
let world: World;
let member: TestUser;
let manager: TestUser;
let lists: readonly Operation[];

beforeAll(async () => {
  app = await testApp();
  world = await createWorld(app);
  member = await world.member();
  const accounts = await app.sql<{ id: number }>('select id from account');
  manager = await app.user({ accounts: accounts.map(({ id }) => id), permissions: permissionNames });
  lists = (await loadContracts()).filter(({ id, list, aliasOf }) => list && !aliasOf && id.startsWith('list'));
  // The first call of a session notes it.
  for (const caller of [member, manager]) await app.as(caller).get('/api/v2/me');
});
afterAll(() => app.close());

/** The value of a filter that a list can't do without: a record of the caller's account. */
function given(name: string): string {
  if (name === 'entity') return 'creative';
  return String(world.own(name === 'entity_id' ? 'creative' : (kindOfField(name) ?? name)));
}

function addressOf(operation: Operation): string {
  const required = (operation.query['required'] ?? []) as readonly string[];
  const query = new URLSearchParams(required.map((name) => [name, given(name)]));
  return `${pathOf(operation, world.own)}?${query.toString()}`;
}

async function readPage(operation: Operation, caller: TestUser) {
  let rows = 0;
  const statements = await statementsOf(app, async () => {
    const { status, body } = await app.as(caller).get(addressOf(operation));
    expect(status, operation.id).toBe(200);
    rows = (body['objects'] ?? body['items'] ?? []).length;
  });
  return { rows, statements };
}

it('reads a page of any list with the same few statements, however many rows it has', async () => {
  let longer = 0;
  const more: Record<string, number> = {};
  for (const operation of lists) {
    const { rows, statements } = await readPage(operation, member);
    const ofTwo = await readPage(operation, manager);
    expect(ofTwo.statements.length, `${operation.id} with more rows`).toBe(statements.length);
    if (statements.length > USUAL) more[operation.id] = statements.length;
    if (ofTwo.rows > rows) longer += 1;
  }
  // Revisions ask for their creative, and for the products that hold one of them. Rejected rows ask for their version, and how
  // each of its files was read.
  expect(more).toEqual({ listCreativeRevisions: FRAME + 5, listRejectedRows: FRAME + 4 });
  // Without longer pages it would prove nothing.
  expect(longer).toBeGreaterThan(lists.length / 3);
});
