import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, INTERNAL, person, type Person } from '../../../testing/notes/desk.ts';

const UNKNOWN = 2_147_483_647;

/** The permissions by which staff was told before the role said it. */
const CHANGES: readonly Permission[] = [
  'can_update_creative',
  'can_update_audience',
  'can_update_order',
  'can_update_account',
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('a note for staff only', () => {
  it('does not exist for anybody else', async () => {
    const { url, planner, client, accountId } = await desk(app);
    const colleague = await person(app, accountId, { permissions: ['can_view_product'], isStaff: true }, 'Sam');
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
    const { url, planner, client } = await desk(app);
    expect(await client.as.post(url, INTERNAL)).toMatchObject({
      status: 403,
      body: { message: 'Only staff can write a note for staff only' },
    });
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    expect((await planner.as.patch(`${url}/${id}`, { body: 'x', is_internal: false })).status).toBe(400);
    expect((await planner.as.get(url)).body).toMatchObject({ total_rows: 1, objects: [{ is_internal: true }] });
  });

  it('does not exist for a client who may change campaigns: no note, count, news or history', async () => {
    const { url, orderId, accountId, planner, client } = await desk(app);
    const permissions = [...CHANGES, 'can_view_product'] as const;
    const maker = await person(app, accountId, { permissions }, 'Ada');
    await app.sql('update orders set owner_id = $2 where id = $1', [orderId, maker.user.id]);
    const unread = async ({ as }: Person) => (await as.post('/api/v2/notifications/read', { ids: [] })).body.count;
    await maker.as.post(url, { body: 'Our logo is new' });
    const { id } = (await planner.as.post(url, INTERNAL)).body;
    expect((await maker.as.get(url)).body).toMatchObject({ total_rows: 1, objects: [{ body: 'Our logo is new' }] });
    expect((await maker.as.patch(`${url}/${id}`, { body: 'x' })).status).toBe(404);
    expect((await maker.as.delete(`${url}/${id}`)).status).toBe(404);
    expect((await maker.as.post(url, INTERNAL)).status).toBe(403);
    expect((await maker.as.get('/api/v2/notifications')).body.total_rows).toBe(0);
    expect(await unread(maker)).toBe(0);
    expect(await app.sql('select from notification where user_id = $1', [maker.user.id])).toEqual([]);
    expect(
      await app.sql(`select from event where user_id = $1 and entity in ('product_note', 'notification')`, [
        maker.user.id,
      ]),
    ).toEqual([]);
    const history = `/api/v2/audit?entity=product_note&entity_id=${id}`;
    expect(await maker.as.get(history)).toMatchObject({
      status: 403,
      body: { message: 'Only staff can read the history of notes' },
    });
    // A note that everybody may read is news for them.
    await client.as.post(url, { body: 'Which one?' });
    expect(await unread(maker)).toBe(1);
  });

  it('follows the mark of the role from the next call', async () => {
    const { url, orderId, accountId, planner } = await desk(app);
    const admin = app.as(await app.user({ superAdmin: true }));
    const reader = await person(app, accountId, { permissions: ['can_view_product'], isStaff: true }, 'Ada');
    await app.sql('update orders set owner_id = $2 where id = $1', [orderId, reader.user.id]);
    const mark = async (isStaff: boolean) => {
      const { status } = await admin.patch(`/api/v2/roles/${reader.user.roleId}`, { is_staff: isStaff });
      expect(status).toBe(200);
    };
    const own = (await reader.as.post(url, INTERNAL)).body.id;
    await planner.as.post(url, INTERNAL);
    const seen = async () => [
      (await reader.as.get(url)).body.total_rows,
      (await reader.as.get('/api/v2/notifications')).body.total_rows,
      (await reader.as.post('/api/v2/notifications/read', { ids: [] })).body.count,
    ];
    expect(await seen()).toEqual([2, 1, 1]);
    await mark(false);
    expect(await seen()).toEqual([0, 0, 0]);
    // Their own ones too.
    expect((await reader.as.patch(`${url}/${own}`, { body: 'x' })).status).toBe(404);
    expect((await reader.as.delete(`${url}/${own}`)).status).toBe(404);
    expect((await reader.as.post(url, INTERNAL)).status).toBe(403);
    await mark(true);
    expect(await seen()).toEqual([2, 1, 1]);
    expect((await reader.as.delete(`${url}/${own}`)).status).toBe(204);
  });
});
