import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { sweepDrafts } from './sweep.job.ts';

let app: TestApp;
let own: Studio;
let id: number;
let reader: TestUser;

const HTML = '<h1>Unsaved</h1><script>alert(1)</script><p onclick="x()">Half a sentence';

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  id = await own.approved();
  reader = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
});
afterAll(() => app.close());

function url(creative = id): string {
  return `/api/v2/creative/${creative}/draft`;
}

function keep(html: string, user = own.anna, creative = id) {
  return app.as(user).put(url(creative), { base_revision: 1, html });
}

async function frame(address: string) {
  const { pathname, search } = new URL(address);
  return app.app.creativeHost.inject({ url: `${pathname}${search}` });
}

describe('a person’s unsaved HTML', () => {
  it('is kept, replaced and discarded without a revision, a version or an audit entry', async () => {
    const before = (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
    const audited = await app.sql('select count(*) from audit_entry');
    expect((await keep('<p>First')).status).toBe(200);
    const kept = await keep(HTML);
    expect(kept.body).toMatchObject({ base_revision: 1, preview_url: expect.stringContaining('draft=1') });
    const draft = await app.as(own.anna).get(url());
    expect(draft.body).toMatchObject({ base_revision: 1, html: HTML, kept_at: kept.body.kept_at });
    const after = (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
    expect(after).toMatchObject({ version: before.version, revision: before.revision, status: before.status });
    expect(await app.sql('select count(*) from audit_entry')).toEqual(audited);
    expect((await app.as(own.anna).delete(url())).status).toBe(204);
    expect((await app.as(own.anna).delete(url())).status).toBe(204);
    expect((await app.as(own.anna).get(url())).body).toEqual({
      base_revision: null,
      kept_at: null,
      preview_url: null,
      html: null,
    });
  });

  it('S25 is shown to its writer only', async () => {
    const colleague = await app.user({
      accounts: [own.account],
      permissions: ['can_view_creative', 'can_update_creative'],
    });
    await keep(HTML);
    expect((await app.as(colleague).get(url())).body).toMatchObject({ html: null, preview_url: null });
    await app.as(colleague).delete(url());
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
    await keep('<p>Mine', colleague);
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
  });

  it('S22 is cleaned in the preview by the code that cleans revisions', async () => {
    const { body } = await keep(HTML);
    const page = await frame(body.preview_url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Unsaved');
    expect(page.body).not.toMatch(/<script|onclick/);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox;/);
    // The ticket of a revision opens no draft, and a discarded draft is gone.
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${id}`);
    expect((await frame(`${creative.preview_url}&draft=1`)).body).not.toContain('Unsaved');
    await app.as(own.anna).delete(url());
    expect((await frame(body.preview_url)).statusCode).toBe(404);
  });

  it('goes after 30 days without a change', async () => {
    await keep(HTML);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepDrafts, {}));
    await app.runJobs();
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
    app.clock.advance(30 * 86_400_000 + 1_000);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepDrafts, {}));
    await app.runJobs();
    expect((await app.as(own.anna).get(url())).body.html).toBeNull();
  });
});

describe('what is refused', () => {
  it('answers 401, 403, and the same 404 for foreign and absent creatives', async () => {
    const stranger = await studio(app);
    const calls = [
      (by: TestClient, creative = id) => by.get(url(creative)),
      (by: TestClient, creative = id) => by.put(url(creative), { base_revision: 1, html: '' }),
      (by: TestClient, creative = id) => by.delete(url(creative)),
    ];
    for (const call of calls) {
      expect((await call(app.nobody)).status).toBe(401);
      expect((await call(app.as(reader))).status).toBe(403);
      expect((await call(app.as(stranger.anna))).status).toBe(404);
      expect((await call(app.as(own.anna), 999_999)).status).toBe(404);
    }
  });

  it('R20 refuses what can’t be kept, and takes 5 MiB of marks that JSON escapes', async () => {
    const big = '"'.repeat(5 * 1024 * 1024);
    expect((await keep(big)).status).toBe(200);
    expect((await keep(`${big}"`)).status).toBe(422);
    expect((await keep('é'.repeat(3 * 1024 * 1024))).status).toBe(413);
    expect((await keep('a\0b')).status).toBe(422);
    expect((await app.as(own.anna).put(url(), { base_revision: 9, html: '' })).status).toBe(422);
    expect((await app.as(own.anna).put(url(), { html: '' })).status).toBe(400);
    await app.as(own.anna).delete(url());
  });
});

describe('the source of a revision', () => {
  const source = (creative: number, query = '') => `/api/v2/creative/${creative}/source${query}`;

  it('is its HTML as text, of the newest or a named revision', async () => {
    expect((await app.as(reader).get(source(id))).body).toEqual({ revision: 1, html: goodHtml() });
    expect((await app.as(reader).get(source(id, '?revision=1'))).body.html).toBe(goodHtml());
    const latin = await own.add({ html: Buffer.from('<meta charset="iso-8859-1"><p>Soirée</p>', 'latin1') });
    expect((await app.as(reader).get(source(latin.body.id))).body.html).toContain('Soirée');
  });

  it('is refused like the creative itself', async () => {
    const stranger = await studio(app);
    expect((await app.nobody.get(source(id))).status).toBe(401);
    expect((await app.as(await app.user({ accounts: [own.account] })).get(source(id))).status).toBe(403);
    expect((await app.as(stranger.anna).get(source(id))).status).toBe(404);
    expect((await app.as(reader).get(source(id, '?revision=7'))).status).toBe(404);
    expect((await app.as(reader).get(source(id, '?revision=x'))).status).toBe(400);
  });

  it('S48 is counted apart from the writer’s other calls, so that typing refuses none of them', async () => {
    const small = await testApp({ partial: true, settings: { RATE_LIMIT: '12' } });
    const writer = await studio(small);
    const { body } = await writer.add();
    const save = () => small.as(writer.anna).put(url(body.id), { base_revision: 1, html: HTML });
    const statuses: number[] = [];
    for (let call = 0; call < 14; call += 1) statuses.push((await save()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([429, 429]);
    expect((await small.as(writer.anna).get(`/api/v1/creative/${body.id}`)).status).toBe(200);
    await small.close();
  });
});
