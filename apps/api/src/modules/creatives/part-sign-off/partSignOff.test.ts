import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';
import { readyProduct } from '../../../testing/orders.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

const PARTS = ['html', 'links', 'clients', 'seeds', 'text'];

interface Part {
  part: string;
  state: string;
  hash: string | null;
}

function path(id: number): string {
  return `/api/v2/creative/${id}/sign-offs`;
}

async function parts(id: number): Promise<Part[]> {
  return (await bench.me().get(path(id))).body.objects;
}

async function hashOf(id: number, part: string): Promise<string> {
  return (await parts(id)).find((each) => each.part === part)?.hash ?? '';
}

async function sign(id: number, part: string, more: object = {}) {
  return bench.me().post(path(id), { part, hash: await hashOf(id, part), ...more });
}

async function signAll(id: number): Promise<void> {
  for (const part of PARTS) expect((await sign(id, part)).status).toBe(200);
}

/** The parts that lost their sign-off. */
async function changed(id: number): Promise<string[]> {
  const all = await parts(id);
  expect(all.every(({ state }) => state === 'changed' || state === 'signed')).toBe(true);
  return all.filter(({ state }) => state === 'changed').map(({ part }) => part);
}

async function revise(id: number, form: Parameters<ReturnType<CheckBench['me']>['form']>[2]): Promise<void> {
  expect((await bench.me().form('PATCH', `/api/v1/creative/${id}`, form)).status).toBe(200);
  await bench.app.runJobs();
}

function html(content: string) {
  return { files: { creative_html: { name: 'b.html', content } } };
}

async function need(needed: readonly string[]): Promise<void> {
  const manager = await bench.app.user({ accounts: [bench.own.account], permissions: ['can_modify_account_settings'] });
  const fields = { sign_offs_needed: JSON.stringify(needed) };
  expect((await bench.app.as(manager).form('PATCH', `/api/v1/account/${bench.own.account}`, { fields })).status).toBe(
    200,
  );
  await bench.app.runJobs();
}

describe('a sign-off', () => {
  it('says who signed which revision, is taken back, and is named in the history', async () => {
    const id = await bench.checked();
    expect((await parts(id)).map(({ part, state }) => [part, state])).toEqual(PARTS.map((part) => [part, 'unsigned']));
    const signed = await sign(id, 'links');
    expect(signed.body.objects[1]).toMatchObject({
      part: 'links',
      state: 'signed',
      needed: false,
      signed_by: { id: bench.own.anna.id },
      revision: 1,
      actions: [
        { name: 'sign_off', allowed: false, reason: 'It is signed off already' },
        { name: 'withdraw', allowed: true },
      ],
    });
    expect((await bench.get(id)).status).toBe('Approved');
    expect((await sign(id, 'links', { withdraw: true })).body.objects[1]).toMatchObject({
      state: 'unsigned',
      signed_by: null,
    });
    expect((await sign(id, 'links', { withdraw: true })).status).toBe(200);
    expect((await sign(id, 'links')).body.objects[1].state).toBe('signed');
    const history = await bench.me().get(`/api/v2/audit?entity=creative&entity_id=${id}&limit=10`);
    const told = history.body.objects.filter(({ entity }: { entity: string }) => entity === 'creative_sign_off');
    expect(told.map(({ action }: { action: string }) => action)).toEqual(['insert', 'update', 'insert']);
    expect(told[1]).toMatchObject({
      user: { id: bench.own.anna.id },
      changes: expect.arrayContaining([expect.objectContaining({ field: 'part', after: 'links' })]),
    });
  });

  it('of a double click is one, and stays the first person’s', async () => {
    const id = await bench.checked();
    const body = { part: 'html', hash: await hashOf(id, 'html') };
    const key = { 'idempotency-key': `sign-${id}` };
    const [one, two] = [await bench.me().post(path(id), body, key), await bench.me().post(path(id), body, key)];
    expect(two.body).toEqual(one.body);
    const other = await bench.app.user({
      accounts: [bench.own.account],
      permissions: ['can_view_creative', 'can_validate_links'],
    });
    const third = await bench.app.as(other).post(path(id), body);
    expect(third.body.objects[0].signed_by).toMatchObject({ id: bench.own.anna.id });
  });

  it('is refused for content that the person has not seen', async () => {
    const id = await bench.checked();
    const hash = await hashOf(id, 'html');
    await revise(id, html(goodHtml('<h2>New</h2>')));
    const stale = await bench.me().post(path(id), { part: 'html', hash });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'moved' });
    expect((await parts(id)).every(({ state }) => state === 'unsigned')).toBe(true);
  });

  it('waits for the check', async () => {
    const { body } = await bench.own.add();
    expect((await parts(body.id))[0]).toMatchObject({ state: 'unchecked', hash: null });
    expect((await bench.me().post(path(body.id), { part: 'html', hash: 'a'.repeat(64) })).status).toBe(409);
    await bench.app.runJobs();
    expect((await parts(body.id))[0]).toMatchObject({ state: 'unsigned' });
  });

  it('needs its permission, a known part and a creative within reach', async () => {
    const id = await bench.checked();
    const body = { part: 'html', hash: await hashOf(id, 'html') };
    const viewer = await bench.app.user({ accounts: [bench.own.account], permissions: ['can_view_creative'] });
    const stranger = await bench.app.user({
      accounts: [await bench.app.account()],
      permissions: ['can_view_creative', 'can_validate_links'],
    });
    const bare = await bench.app.user({ accounts: [bench.own.account] });
    expect((await bench.app.nobody.get(path(id))).status).toBe(401);
    expect((await bench.app.nobody.post(path(id), body)).status).toBe(401);
    expect((await bench.app.as(bare).get(path(id))).status).toBe(403);
    expect((await bench.app.as(viewer).post(path(id), body)).status).toBe(403);
    expect((await bench.app.as(stranger).get(path(id))).status).toBe(404);
    expect((await bench.app.as(stranger).post(path(id), body)).status).toBe(404);
    expect((await bench.me().get(path(2_147_000_000))).status).toBe(404);
    expect((await bench.me().post(path(id), { ...body, part: 'banner' })).status).toBe(400);
    expect((await bench.me().post(path(id), { part: 'html' })).status).toBe(400);
    const [first] = (await bench.app.as(viewer).get(path(id))).body.objects;
    expect(first.actions).toMatchObject([{ allowed: false }, { allowed: false }]);
  });
});

describe('a new revision keeps the sign-offs of the parts that did not change', () => {
  it('all of them, when the subject changes', async () => {
    const id = await bench.checked();
    await signAll(id);
    await revise(id, { fields: { subject: 'Spring is here again' } });
    expect((await bench.get(id)).revision).toBe(2);
    expect(await changed(id)).toEqual([]);
  });

  it('those of links, clients and seeds, when only words of the HTML change', async () => {
    const id = await bench.checked();
    await signAll(id);
    await revise(id, html(goodHtml('<p>More words</p>')));
    expect(await changed(id)).toEqual(['html', 'text']);
    // The words from before are back, and so are their sign-offs.
    await revise(id, html(goodHtml()));
    expect(await changed(id)).toEqual([]);
  });

  it('those of clients and seeds, when one link leads elsewhere', async () => {
    const id = await bench.checked({ html: goodHtml(bench.link('/one', 'Shop')) });
    await signAll(id);
    await revise(id, html(goodHtml(bench.link('/two', 'Shop'))));
    expect(await changed(id)).toEqual(['html', 'links', 'text']);
  });

  it('all but the seeds’, when the seeds change', async () => {
    const id = await bench.checked();
    await signAll(id);
    const content = 'email\nother@x.test\n';
    await revise(id, { files: { creative_test_seed_list_csv: { name: 's.csv', type: 'text/csv', content } } });
    expect(await changed(id)).toEqual(['seeds']);
  });

  it('all but the text’s, when somebody writes it', async () => {
    const id = await bench.checked();
    await signAll(id);
    await revise(id, { fields: { text_part: 'Spring is here {{unsubscribe_url}}' } });
    expect(await changed(id)).toEqual(['text']);
  });
});

describe('an account that needs sign-offs', () => {
  it('has a creative approved once they are given, and not by an override', async () => {
    const id = await bench.checked();
    await need(['links', 'seeds']);
    expect(await bench.get(id)).toMatchObject({
      status: 'Need Attention',
      open_findings: 2,
      reasons: [
        { code: 'links_unsigned', text: 'The links are not signed off' },
        { code: 'seeds_unsigned', text: 'The seeds are not signed off' },
      ],
    });
    expect((await bench.override(id)).status).toBe(409);
    await sign(id, 'links');
    expect(await bench.kindsOf(id)).toEqual(['seeds_unsigned']);
    await sign(id, 'seeds');
    expect((await bench.get(id)).status).toBe('Approved');
    await sign(id, 'seeds', { withdraw: true });
    expect((await bench.get(id)).status).toBe('Need Attention');
    await need([]);
    expect(await bench.get(id)).toMatchObject({ status: 'Approved', open_findings: 0 });
  });

  it('loses the approval by a new revision that changes a needed part only', async () => {
    await need(['links']);
    const id = await bench.checked();
    await sign(id, 'links');
    await revise(id, html(goodHtml('<p>More words</p>')));
    expect((await bench.get(id)).status).toBe('Approved');
    await revise(id, html(goodHtml(bench.link('/two', 'Shop'))));
    expect((await bench.get(id)).status).toBe('Need Attention');
    await need([]);
  });

  it('does not stop a launched product', async () => {
    const id = await bench.checked();
    const { productId } = await readyProduct(bench.app, {
      accountId: bench.own.account,
      product: { creative_id: id },
    });
    const statusOf = async () => (await bench.app.sql('select status from product where id = $1', [productId]))[0];
    await bench.app.sql("update product set status = 'Live', attempt = 1 where id = $1", [productId]);
    await bench.app.sql('update creative_revision set used_at = business_now() where creative_id = $1', [id]);
    await need(['links']);
    expect((await bench.get(id)).status).toBe('Need Attention');
    expect(await statusOf()).toEqual({ status: 'Live' });
    await sign(id, 'links');
    expect((await bench.get(id)).status).toBe('Approved');
    expect(await statusOf()).toEqual({ status: 'Live' });
    await need([]);
  });

  it('needs no sign-off of a part that a creative does not have', async () => {
    await need(['html', 'text']);
    const text = 'Spring is here. {{unsubscribe_url}} Northlight, 12 Harbour Road, Portsmouth NH 03801';
    const seeds = { name: 's.csv', type: 'text/csv', content: 'email\nseed@x.test\n' };
    const { body } = await bench.me().form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(bench.own.account),
        advertiser_id: String(bench.own.advertiser),
        name: 'Letter',
        creative_type: 'text',
        subject: 'Spring is here',
        preheader: 'Come and see us',
        text_part: text,
      },
      files: { creative_test_seed_list_csv: seeds },
    });
    await bench.app.runJobs();
    expect((await parts(body.id))[0]).toMatchObject({ part: 'html', state: 'absent' });
    expect(await bench.kindsOf(body.id)).toEqual(['text_unsigned']);
    await need([]);
  });

  it('has its setting kept from people without the permission, and from unknown parts', async () => {
    const manager = await bench.app.user({
      accounts: [bench.own.account],
      permissions: ['can_view_account', 'can_modify_account_settings'],
    });
    const set = (who: typeof manager, value: string) =>
      bench.app.as(who).form('PATCH', `/api/v1/account/${bench.own.account}`, { fields: { sign_offs_needed: value } });
    expect((await set(bench.own.anna, '["html"]')).status).toBe(403);
    expect((await set(manager, '["banner"]')).status).toBe(400);
    expect((await set(manager, '["html"]')).body.sign_offs_needed).toEqual(['html']);
    expect((await set(manager, '[]')).body.sign_offs_needed).toEqual([]);
    await bench.app.runJobs();
  });
});
