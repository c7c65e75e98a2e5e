import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';

const CLIENT: readonly Permission[] = ['can_view_order', 'can_view_product', 'can_confirm_product', 'can_view_report'];
const STAFF: readonly Permission[] = [...CLIENT, 'can_update_order'];
const UNKNOWN = 2_147_483_647;
const INTERNAL = { body: 'They pay late', is_internal: true };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function person(accountId: number, permissions: readonly Permission[], firstName = 'Mika') {
  const user = await app.user({ accounts: [accountId], permissions: [...permissions], firstName, lastName: 'Berg' });
  return { user, as: app.as(user) };
}

type Person = Awaited<ReturnType<typeof person>>;

async function desk() {
  const campaign = await readyProduct(app);
  const { accountId, productId } = campaign;
  return {
    ...campaign,
    url: `/api/v2/product/${productId}/notes`,
    planner: await person(accountId, STAFF, 'Noor'),
    client: await person(accountId, CLIENT, 'Ines'),
  };
}

async function toldTo({ as }: Person) {
  const { body } = await as.get('/api/v2/notifications?limit=100');
  return (body.objects as { kind: string; text: string; entity: string; entity_id: number }[]).filter(({ kind }) =>
    kind.startsWith('product_note'),
  );
}

function own(orderId: number, { user }: Person) {
  return app.sql('update orders set owner_id = $2 where id = $1', [orderId, user.id]);
}

describe('a note', () => {
  it('is written, listed newest first, changed and deleted by its author', async () => {
    const { url, planner, client, productId } = await desk();
    const added = await planner.as.post(url, { body: '  The client asks\nfor Monday.  ' });
    expect(added.status).toBe(201);
    expect(added.headers['etag']).toBe('"1"');
    expect(added.body).toMatchObject({
      product_id: productId,
      body: 'The client asks\nfor Monday.',
      is_internal: false,
      author: { id: planner.user.id, name: 'Noor Berg' },
      edited_at: null,
      version: 1,
      actions: [
        { name: 'update', allowed: true },
        { name: 'delete', allowed: true, confirm_text: 'Do you really want to delete this note?' },
      ],
    });
    const answer = await client.as.post(url, { body: 'Monday it is' });
    const { body: list } = await client.as.get(url);
    expect(list).toMatchObject({ total_rows: 2, start: 1, limit: 10 });
    expect(list.objects.map(({ body }: { body: string }) => body)).toEqual([
      'Monday it is',
      'The client asks\nfor Monday.',
    ]);
    expect(list.objects[1].actions).toMatchObject([
      { name: 'update', allowed: false, reason: 'Only its author can change a note' },
      { name: 'delete', allowed: false, reason: 'Only its author can change a note' },
    ]);

    app.clock.advance(60_000);
    const one = `${url}/${answer.body.id}`;
    const edited = await client.as.patch(one, { body: 'Tuesday' }, { 'if-match': '"1"' });
    expect(edited.body).toMatchObject({ body: 'Tuesday', version: 2, edited_at: app.clock.now().toISOString() });
    // The same text again changes nothing, and nobody is told that it changed.
    expect((await client.as.patch(one, { body: 'Tuesday' })).body.version).toBe(2);
    const stale = await client.as.patch(one, { body: 'Wednesday' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect((await client.as.delete(one, { 'if-match': '"1"' })).status).toBe(412);
    expect((await client.as.delete(one, { 'if-match': '"2"' })).status).toBe(204);
    expect((await client.as.delete(one)).status).toBe(404);
    expect((await planner.as.get(url)).body.total_rows).toBe(1);
  });

  it('R02 is added once, however often it is sent with one key', async () => {
    const { url, planner } = await desk();
    const send = () => planner.as.post(url, { body: 'Once' }, { 'idempotency-key': 'note-once' });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const together = await Promise.all(
      Array.from({ length: 5 }, () => planner.as.post(url, { body: 'Twice' }, { 'idempotency-key': 'note-twice' })),
    );
    expect(together.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await planner.as.get(url)).body.total_rows).toBe(2);
    const other = await planner.as.post(url, { body: 'Another' }, { 'idempotency-key': 'note-once' });
    expect(other.status).toBe(422);
  });

  it('refuses a text that is empty, too long or no text', async () => {
    const { url, planner } = await desk();
    const refused = async (body: unknown) => {
      const answer = await planner.as.post(url, body);
      return { status: answer.status, message: answer.body.message as string };
    };
    expect(await refused({ body: ' \n\t ' })).toMatchObject({
      status: 422,
      message: expect.stringContaining('is required'),
    });
    expect(await refused({ body: 'x'.repeat(4001) })).toMatchObject({
      status: 422,
      message: 'Body can not be greater than 4000',
    });
    expect(await refused({ body: 'a\0b' })).toMatchObject({
      status: 422,
      message: 'Body can not contain control characters',
    });
    expect(await refused({})).toMatchObject({ status: 400 });
    expect(await refused({ body: 'Hi', author_id: 1 })).toMatchObject({ status: 400 });
    expect((await planner.as.post(url, { body: '😀'.repeat(4000) })).status).toBe(201);
    const { id } = (await planner.as.post(url, { body: 'Hi' })).body;
    expect((await planner.as.patch(`${url}/${id}`, { body: '' })).status).toBe(422);
    expect((await planner.as.get(url)).body.total_rows).toBe(2);
  });

  it('asks for a sign-in and for the permission to see products', async () => {
    const { url, accountId, planner } = await desk();
    const { id } = (await planner.as.post(url, { body: 'Hi' })).body;
    const blind = await person(accountId, ['can_view_order']);
    for (const [as, status] of [
      [app.nobody, 401],
      [blind.as, 403],
    ] as const) {
      expect((await as.get(url)).status).toBe(status);
      expect((await as.post(url, { body: 'Hi' })).status).toBe(status);
      expect((await as.patch(`${url}/${id}`, { body: 'Hi' })).status).toBe(status);
      expect((await as.delete(`${url}/${id}`)).status).toBe(status);
    }
  });

  it('does not exist on a product of another account, and not under another product', async () => {
    const { url, accountId, planner } = await desk();
    const { id } = (await planner.as.post(url, { body: 'Hi' })).body;
    const foreign = await person(await app.account(), STAFF);
    const absent = `/api/v2/product/${UNKNOWN}/notes`;
    for (const [as, at] of [
      [foreign.as, url],
      [planner.as, absent],
    ] as const) {
      expect((await as.get(at)).status).toBe(404);
      expect((await as.post(at, { body: 'Hi' })).status).toBe(404);
      expect((await as.patch(`${at}/${id}`, { body: 'Mine' })).status).toBe(404);
      expect((await as.delete(`${at}/${id}`)).status).toBe(404);
    }
    const other = await readyProduct(app, { accountId });
    expect((await planner.as.patch(`/api/v2/product/${other.productId}/notes/${id}`, { body: 'x' })).status).toBe(404);
    expect((await planner.as.get(url)).body.objects).toMatchObject([{ body: 'Hi', version: 1 }]);
  });

  it('is changed by nobody but its author', async () => {
    const { url, planner, client } = await desk();
    const { id } = (await client.as.post(url, { body: 'Mine' })).body;
    const refused = await planner.as.patch(`${url}/${id}`, { body: 'Yours' });
    expect(refused).toMatchObject({ status: 403, body: { message: 'Only its author can change a note' } });
    expect((await planner.as.delete(`${url}/${id}`)).status).toBe(403);
    expect((await client.as.get(url)).body.objects).toMatchObject([{ body: 'Mine', version: 1 }]);
  });

  it('leaves with its product, and stays in the audit', async () => {
    const { url, planner, client, productId } = await desk();
    const { id } = (await planner.as.post(url, { body: 'Before' })).body;
    await planner.as.patch(`${url}/${id}`, { body: 'After' });
    await planner.as.delete(`${url}/${id}`);
    const history = `/api/v2/audit?entity=product_note&entity_id=${id}`;
    expect((await client.as.get(history)).status).toBe(403);
    const { body } = await planner.as.get(history);
    expect(body.objects.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'delete',
      'insert',
      'update',
    ]);
    await planner.as.post(url, { body: 'Again' });
    await app.sql('delete from product where id = $1', [productId]);
    expect(await app.sql('select from product_note where product_id = $1', [productId])).toEqual([]);
  });

  it('has at most a thousand others beside it, and those for staff are counted apart', async () => {
    const { url, planner, client, accountId, productId } = await desk();
    await app.sql(
      `insert into product_note (account_id, product_id, author_id, body, is_internal)
       select $1, $2, $3, 'Note ' || n, true from generate_series(1, 1000) n`,
      [accountId, productId, planner.user.id],
    );
    expect(await planner.as.post(url, INTERNAL)).toMatchObject({
      status: 422,
      body: { message: 'A product can have at most 1000 notes' },
    });
    expect((await client.as.post(url, { body: 'Hi' })).status).toBe(201);
  });
});

describe('a note for staff only', () => {
  it('does not exist for anybody else', async () => {
    const { url, planner, client, accountId } = await desk();
    const colleague = await person(accountId, ['can_view_product', 'can_update_creative'], 'Sam');
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    await planner.as.post(url, { body: 'For all' });
    expect((await colleague.as.get(url)).body).toMatchObject({
      total_rows: 2,
      objects: [{ is_internal: false }, { id, is_internal: true, body: 'They pay late' }],
    });
    const seen = (await client.as.get(url)).body;
    expect(seen).toMatchObject({ total_rows: 1, objects: [{ body: 'For all' }] });
    expect(JSON.stringify(seen)).not.toContain('late');
    // The same answers as for a note that never existed.
    for (const note of [id, UNKNOWN]) {
      const changed = await client.as.patch(`${url}/${note}`, { body: 'x' });
      const deleted = await client.as.delete(`${url}/${note}`);
      const message = 'The resource you are trying to access does not exist!';
      expect(changed).toMatchObject({ status: 404, body: { message } });
      expect(deleted).toMatchObject({ status: 404, body: { message } });
    }
  });

  it('is written by staff only, and stays what it is', async () => {
    const { url, planner, client } = await desk();
    expect(await client.as.post(url, INTERNAL)).toMatchObject({
      status: 403,
      body: { message: 'Only staff can write a note for staff only' },
    });
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    expect((await planner.as.patch(`${url}/${id}`, { body: 'x', is_internal: false })).status).toBe(400);
    expect((await planner.as.get(url)).body).toMatchObject({ total_rows: 1, objects: [{ is_internal: true }] });
  });

  it('is no longer seen by somebody who works on no campaign any more', async () => {
    const { url, planner } = await desk();
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    await app.sql(
      `delete from permission_group_permission p using role_permission_group g
        where g.group_id = p.group_id and g.role_id = $1 and p.permission = 'can_update_order'`,
      [planner.user.roleId],
    );
    expect((await planner.as.get(url)).body.total_rows).toBe(0);
    expect((await planner.as.delete(`${url}/${id}`)).status).toBe(404);
  });
});

describe('the news of a note', () => {
  it('reaches the owner of the order and the earlier writers, not its author, and only while it exists', async () => {
    const { url, orderId, productId, accountId, planner, client } = await desk();
    const owner = await person(accountId, STAFF, 'Dana');
    const bystander = await person(accountId, STAFF, 'Sam');
    await own(orderId, owner);
    const first = await client.as.post(url, { body: 'Monday?' });
    expect(await toldTo(owner)).toMatchObject([
      { kind: 'product_note', text: 'Tyres, first wave has a new note', entity: 'product', entity_id: productId },
    ]);
    await planner.as.post(url, { body: 'Yes' });
    expect(await toldTo(owner)).toHaveLength(2);
    expect(await toldTo(client)).toHaveLength(1);
    expect(await toldTo(planner)).toEqual([]);
    expect(await toldTo(bystander)).toEqual([]);
    // A changed note is no news, and a deleted one none any more.
    await client.as.patch(`${url}/${first.body.id}`, { body: 'Tuesday?' });
    expect(await toldTo(owner)).toHaveLength(2);
    await client.as.delete(`${url}/${first.body.id}`);
    expect(await toldTo(owner)).toHaveLength(1);
  });

  it('of a note for staff reaches nobody else: no row, no event', async () => {
    const { url, orderId, accountId, planner, client } = await desk();
    const colleague = await person(accountId, ['can_view_product', 'can_update_audience'], 'Sam');
    await own(orderId, client);
    await client.as.post(url, { body: 'Monday?' });
    await colleague.as.post(url, { body: 'Yes' });
    const before = await toldTo(client);
    const events = () =>
      app.sql<{ user_id: number | null; entity: string }>(
        `select user_id, entity from event where account_id = $1 and entity in ('product_note', 'notification') order by id`,
        [accountId],
      );
    const earlier = (await events()).length;
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    await planner.as.patch(`${url}/${id}`, { body: 'They pay in time now' });
    expect(await toldTo(client)).toEqual(before);
    expect(await toldTo(colleague)).toMatchObject([
      { kind: 'product_note_internal', text: 'Tyres, first wave has a new note for staff only' },
    ]);
    await planner.as.delete(`${url}/${id}`);
    const since = (await events()).slice(earlier).map(({ user_id: userId }) => userId);
    expect(since.length).toBeGreaterThan(3);
    expect(new Set(since)).toEqual(new Set([planner.user.id, colleague.user.id]));
    const rows = await app.sql('select from notification where user_id = $1 and kind = $2', [
      client.user.id,
      'product_note_internal',
    ]);
    expect(rows).toEqual([]);
  });

  it('reaches a Super Admin whom the writer can’t see, and nobody who left the account', async () => {
    const { url, orderId, accountId, client } = await desk();
    const admin = await app.user({ superAdmin: true });
    const former = await person(accountId, STAFF);
    await own(orderId, { user: admin, as: app.as(admin) });
    await former.as.post(url, { body: 'Hello' });
    await app.sql('delete from user_account where user_id = $1', [former.user.id]);
    await client.as.post(url, { body: 'Hello too' });
    expect(await toldTo({ user: admin, as: app.as(admin) })).toHaveLength(2);
    const rows = await app.sql(`select from notification where user_id = $1`, [former.user.id]);
    expect(rows).toEqual([]);
  });
});
