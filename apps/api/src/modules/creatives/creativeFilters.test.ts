import { STALE_DRAFT_DAYS } from '@mailroom/domain/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { studio, type Studio } from '../../testing/creatives.ts';

const DAY = 86_400_000;

let app: TestApp;
let own: Studio;
let other: Studio;
/** Drafts of the first studio and their ids: forgotten, kept open by somebody, new, and one of the second studio. */
let ids: Record<'forgotten' | 'open' | 'fresh' | 'named' | 'foreign', number>;

async function draft(of: Studio, name: string, advertiser?: number): Promise<number> {
  const { body } = await app.as(of.anna).form('POST', '/api/v1/creative', {
    fields: {
      account_id: String(of.account),
      name,
      creative_type: 'html',
      status: 'Draft',
      ...(advertiser !== undefined && { advertiser_id: String(advertiser) }),
    },
  });
  return body.id;
}

beforeAll(async () => {
  app = await testApp({ partial: true });
  [own, other] = [await studio(app), await studio(app)];
  const forgotten = await draft(own, 'Forgotten');
  const open = await draft(own, 'Open');
  const named = await draft(own, 'Named', own.advertiser);
  const foreign = await draft(other, 'Foreign');
  // However old it is, a checked creative isn't a draft.
  await own.approved();
  app.clock.advance(DAY);
  await app.as(own.anna).put(`/api/v2/creative/${open}/draft`, { base_revision: 1, html: '<p>Later</p>' });
  app.clock.advance(STALE_DRAFT_DAYS * DAY);
  const fresh = await draft(own, 'Fresh');
  ids = { forgotten, open, fresh, named, foreign };
});
afterAll(() => app.close());

async function listed(query: string, of = own): Promise<number[]> {
  const { status, body } = await app.as(of.anna).get(`/api/v1/creatives?limit=100&${query}`);
  expect(status).toBe(200);
  return body.objects.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
}

describe('the filter by advertiser', () => {
  it('finds creatives without one, also together with those of others', async () => {
    expect(await listed('advertiser_id:eq=0')).toEqual([ids.forgotten, ids.open, ids.fresh]);
    const both = await listed(`advertiser_id:eq=0&advertiser_id:eq=${own.advertiser}`);
    expect(both).toEqual(await listed(''));
    expect(await listed(`advertiser_id:eq=${own.advertiser}`)).not.toContain(ids.forgotten);
  });

  it('finds only those of the caller’s accounts', async () => {
    expect(await listed('advertiser_id:eq=0', other)).toEqual([ids.foreign]);
    expect(await listed(`advertiser_id:eq=0&account_id:eq=${own.account}`, other)).toEqual([]);
  });
});

describe('the filter of forgotten drafts', () => {
  it('finds drafts that nobody changed, saved or not', async () => {
    expect(await listed('stale_draft:eq=true')).toEqual([ids.forgotten, ids.named].toSorted((a, b) => a - b));
    const all = await listed('');
    const rest = await listed('stale_draft:eq=false');
    expect(rest).toEqual(all.filter((id) => id !== ids.forgotten && id !== ids.named));
    expect((await app.as(own.anna).get('/api/v1/creatives?stale_draft:eq=old')).status).toBe(400);
  });

  it('finds only those of the caller’s accounts', async () => {
    expect(await listed('stale_draft:eq=true', other)).toEqual([ids.foreign]);
  });

  it('is that of the counts, the export and the bulk actions', async () => {
    const me = app.as(own.anna);
    const query = 'advertiser_id:eq=0&stale_draft:eq=true';
    expect(await listed(query)).toEqual([ids.forgotten]);
    expect((await me.get(`/api/v1/creatives/counts?${query}`)).body.counts).toEqual([{ status: 'Draft', count: 1 }]);
    const { text } = await me.post(`/api/v1/creatives/export?${query}`);
    expect(text).toContain('Forgotten');
    expect(text).not.toMatch(/"(?:Open|Fresh|Named)"/);
    const filter = { 'advertiser_id:eq': ['0'], 'stale_draft:eq': ['true'] };
    const { body } = await me.post('/api/v2/creative/bulk', { action: 'delete', filter, count: 1 });
    expect(body).toEqual({ done: [ids.forgotten], refused: [] });
    expect(await listed('stale_draft:eq=true', other)).toEqual([ids.foreign]);
  });
});
