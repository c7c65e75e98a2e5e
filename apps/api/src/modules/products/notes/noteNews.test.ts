import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, INTERNAL, person, STAFF, type Person } from '../../../testing/notes/desk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function toldTo({ as }: Person) {
  const { body } = await as.get('/api/v2/notifications?limit=100');
  return (body.objects as { kind: string; text: string; entity: string; entity_id: number }[]).filter(({ kind }) =>
    kind.startsWith('product_note'),
  );
}

function own(orderId: number, { user }: Person) {
  return app.sql('update orders set owner_id = $2 where id = $1', [orderId, user.id]);
}

describe('the news of a note', () => {
  it('reaches the owner of the order and the earlier writers, not its author, and only while it exists', async () => {
    const { url, orderId, productId, accountId, planner, client } = await desk(app);
    const owner = await person(app, accountId, STAFF, 'Dana');
    const bystander = await person(app, accountId, STAFF, 'Sam');
    await own(orderId, owner);
    const first = await client.as.post(url, { body: 'Monday?' });
    expect(await toldTo(owner)).toMatchObject([
      {
        kind: 'product_note',
        text: 'Ines Berg wrote a note on Tyres, first wave',
        entity: 'product',
        entity_id: productId,
      },
    ]);
    await planner.as.post(url, { body: 'Yes' });
    expect(await toldTo(owner)).toHaveLength(2);
    expect(await toldTo(client)).toHaveLength(1);
    expect(await toldTo(planner)).toEqual([]);
    expect(await toldTo(bystander)).toEqual([]);
    // Nobody is told of a change, and news of a deleted note disappear.
    await client.as.patch(`${url}/${first.body.id}`, { body: 'Tuesday?' });
    expect(await toldTo(owner)).toHaveLength(2);
    await client.as.delete(`${url}/${first.body.id}`);
    expect(await toldTo(owner)).toHaveLength(1);
  });

  it('of a note for staff reaches nobody else: no row, no event', async () => {
    const { url, orderId, accountId, planner, client } = await desk(app);
    const colleague = await person(app, accountId, { permissions: ['can_view_product'], isStaff: true }, 'Sam');
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
      { kind: 'product_note_internal', text: 'Noor Berg wrote a note for staff only on Tyres, first wave' },
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
    const { url, orderId, accountId, client } = await desk(app);
    const admin = await app.user({ superAdmin: true });
    const former = await person(app, accountId, STAFF);
    await own(orderId, { user: admin, as: app.as(admin) });
    await former.as.post(url, { body: 'Hello' });
    await app.sql('delete from user_account where user_id = $1', [former.user.id]);
    await client.as.post(url, { body: 'Hello too' });
    expect(await toldTo({ user: admin, as: app.as(admin) })).toHaveLength(2);
    const rows = await app.sql(`select from notification where user_id = $1`, [former.user.id]);
    expect(rows).toEqual([]);
  });
});
