import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobActor, systemActor } from '../../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { pagePlan } from '../../../testing/plans/pagePlan.ts';
import { suppressions } from './suppressions.resource.ts';

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';

let app: TestApp;
let own: Desk;
let other: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  other = await desk(app);
});
afterAll(() => app.close());

describe('a suppression list', () => {
  it('is read from a CSV, takes effect when all of it is read, and keeps no address', async () => {
    const here = await desk(app);
    const anna = app.as(here.anna);
    const audience = (await here.imported(CSV)).body;
    const list = await anna.form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(here.account), name: 'Left' },
      files: {
        suppressions: { name: 'left.csv', content: 'Address\nADA@letters.test\nada@letters.test\nsomewhere.test\n' },
      },
    });
    expect(list).toMatchObject({ status: 201, body: { active: false, entry_count: 0, scope: 'account' } });
    await app.runJobs();
    const shown = await anna.get(`/api/v1/suppression/${list.body.id}`);
    expect(shown.body).toMatchObject({ active: true, entry_count: 2, file: { name: 'left.csv' } });
    expect((await here.show(audience.id)).body).toMatchObject({ deliverable: 1, suppressed_now: 1 });
    const entries = await app.sql('select kind, value from suppression_entry where list_id = $1 order by kind', [
      list.body.id,
    ]);
    expect(JSON.stringify(entries)).not.toContain('ada');
    expect((await anna.delete(`/api/v1/suppression/${list.body.id}`)).status).toBe(204);
    await app.runJobs();
    expect((await here.show(audience.id)).body).toMatchObject({ deliverable: 2, suppressed_now: 0 });
  });

  it('takes effect before the database knows how long it is', async () => {
    const here = await desk(app);
    const addresses = Array.from({ length: 30_000 }, (_, at) => `reader.${at}@letters.test`);
    const audience = (await here.imported(['E-mail', ...addresses.slice(-6_000)].join('\n'))).body;
    const { status } = await app.as(here.anna).form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(here.account), name: 'Left' },
      files: { suppressions: { name: 'left.csv', content: addresses.slice(0, -1_000).join('\n') } },
    });
    expect(status).toBe(201);
    await app.runJobs();
    expect((await here.show(audience.id)).body).toMatchObject({ deliverable: 1_000, suppressed_now: 5_000 });
  });

  it('says how many lines of its file hold no entry, and which', async () => {
    const upload = async (lines: readonly string[]) => {
      const { body } = await app.as(own.anna).form('POST', '/api/v1/suppression', {
        fields: { scope: 'account', account_id: String(own.account), name: 'Odd' },
        files: { suppressions: { name: 'odd.csv', content: `${lines.join('\n')}\n` } },
      });
      await app.runJobs();
      const shown = (await app.as(own.anna).get(`/api/v1/suppression/${body.id}`)).body;
      expect((await app.as(own.anna).delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
      await app.runJobs();
      return [shown.entry_count, shown.reasons.map(({ text }: { text: string }) => text)];
    };
    expect(await upload(['Address', 'a@left.test', '', 'b@left.test'])).toEqual([2, []]);
    expect(await upload(['a@left.test', 'not an address', 'b@left.test'])).toEqual([
      2,
      ['Line 2 of the file isn’t an address, digest or domain, so it isn’t on the list.'],
    ]);
    const many = Array.from({ length: 30 }, (_, at) => `nobody ${at}`);
    const [entries, [text]] = await upload(['a@left.test', ...many]);
    expect(entries).toBe(1);
    expect(text).toMatch(/^30 lines of the file .* list: 2, 3, .*, 21 …$/);
  });

  it('of the whole house is visible and editable only for Super Admin', async () => {
    const anna = app.as(own.anna);
    const fields = { scope: 'house', name: 'House', entries: 'blocked.test' };
    expect((await anna.form('POST', '/api/v1/suppression', { fields })).status).toBe(403);
    const chief = app.as(await app.user({ superAdmin: true }));
    const { body } = await chief.form('POST', '/api/v1/suppression', { fields });
    expect((await chief.get('/api/v1/suppression?scope:eq=house')).body.objects).toMatchObject([
      { id: body.id, scope: 'house' },
    ]);
    expect((await anna.get(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await anna.get('/api/v1/suppression')).body.total_rows).toBe(0);
    expect((await anna.delete(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await chief.delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
  });

  it('of the whole house keeps its file without an account', async () => {
    const chief = app.as(await app.user({ superAdmin: true }));
    const { body } = await chief.form('POST', '/api/v1/suppression', {
      fields: { scope: 'house', name: 'House file' },
      files: { suppressions: { name: 'house.csv', content: 'blocked.test\n' } },
    });
    await app.runJobs();
    expect((await chief.get(`/api/v1/suppression/${body.id}`)).body.entry_count).toBe(1);
    const kept = await app.sql(
      'select f.state, f.account_id from house_suppression_list l join file f on f.id = l.file_id where l.id = $1',
      [body.id],
    );
    expect(kept).toEqual([{ state: 'kept', account_id: null }]);
    expect((await chief.delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
  });

  it('answers a foreign list as one that doesn’t exist, and says which line is wrong', async () => {
    const form = (entries: string) =>
      app.as(own.anna).form('POST', '/api/v1/suppression', {
        fields: { scope: 'account', account_id: String(own.account), name: 'Mine', entries },
      });
    expect((await form('a@letters.test\nnonsense')).body.message).toContain('Line 2');
    const { body } = await form('a@letters.test');
    const foreign = app.as(other.anna);
    expect((await foreign.get(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await foreign.patch(`/api/v1/suppression/${body.id}`, { active: false })).status).toBe(404);
    expect((await foreign.delete(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    const stale = await app.as(own.anna).patch(`/api/v1/suppression/${body.id}`, { name: 'x' }, { 'if-match': '"7"' });
    expect(stale.status).toBe(412);
  });

  it('comes with those of the house in one page, which merges the order of two indexes', async () => {
    const chief = app.as(await app.user({ superAdmin: true }));
    const add = async (name: string, scope: Record<string, string>) =>
      (await chief.form('POST', '/api/v1/suppression', { fields: { name, entries: 'merged.test', ...scope } })).body.id;
    const ids = [
      await add('merged b', { scope: 'house' }),
      await add('Merged a', { scope: 'account', account_id: String(own.account) }),
      await add('Merged C', { scope: 'account', account_id: String(other.account) }),
      await add('merged d', { scope: 'house' }),
    ];
    const page = async (query: string) => {
      const { body } = await chief.get(`/api/v1/suppression?name:like=merged&${query}`);
      return [body.total_rows, ...body.objects.map(({ name }: { name: string }) => name)];
    };
    expect(await page('order_by=name:asc&count=3')).toEqual([4, 'Merged a', 'merged b', 'Merged C']);
    expect(await page('order_by=name:asc&count=3&start=2')).toEqual([4, 'merged d']);
    expect(await page('order_by=id:desc')).toEqual([4, 'merged d', 'Merged C', 'Merged a', 'merged b']);
    expect(await page('scope:eq=house&order_by=name:asc')).toEqual([2, 'merged b', 'merged d']);
    expect(await pagePlan(app, systemActor('test'), suppressions, 'name')).toMatch(
      /Merge Append[^]*Index Scan using suppression_list_lower_id_idx[^]*Index Scan using house_suppression_list_lower_id_idx/,
    );
    const ofAccount = await pagePlan(app, jobActor('test', own.account, 'test'), suppressions, 'name');
    expect(ofAccount).toContain('Index Scan using suppression_list_account_id_lower_id_idx');
    expect(ofAccount).not.toMatch(/Sort[^]*suppression_list_account_id|house_suppression_list/);
    for (const id of ids) expect((await chief.delete(`/api/v1/suppression/${id}`)).status).toBe(204);
  });
});
