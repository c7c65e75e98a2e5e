import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';
import { desk, INTERNAL, person, STAFF } from '../../../testing/notes/desk.ts';

const UNKNOWN = 2_147_483_647;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('a note', () => {
  it('is written, listed newest first, changed and deleted by its author', async () => {
    const { url, planner, client, productId } = await desk(app);
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
    const { url, planner } = await desk(app);
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
    const { url, planner } = await desk(app);
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
    const { url, accountId, planner } = await desk(app);
    const { id } = (await planner.as.post(url, { body: 'Hi' })).body;
    const blind = await person(app, accountId, { permissions: ['can_view_order'] });
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
    const { url, accountId, planner } = await desk(app);
    const { id } = (await planner.as.post(url, { body: 'Hi' })).body;
    const foreign = await person(app, await app.account(), STAFF);
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
    const { url, planner, client } = await desk(app);
    const { id } = (await client.as.post(url, { body: 'Mine' })).body;
    const refused = await planner.as.patch(`${url}/${id}`, { body: 'Yours' });
    expect(refused).toMatchObject({ status: 403, body: { message: 'Only its author can change a note' } });
    expect((await planner.as.delete(`${url}/${id}`)).status).toBe(403);
    expect((await client.as.get(url)).body.objects).toMatchObject([{ body: 'Mine', version: 1 }]);
  });

  it('leaves with its product, and stays in the audit', async () => {
    const { url, planner, client, productId } = await desk(app);
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
    const { url, planner, client, accountId, productId } = await desk(app);
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
