import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { studio, type Studio } from '../../testing/creatives.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

describe('a copy', () => {
  it('has the content of the newest revision, and is a draft without findings', async () => {
    const id = await own.approved();
    const anna = app.as(own.anna);
    const before = (await anna.get(`/api/v1/creative/${id}`)).body;
    const { status, body: copy } = await anna.post(`/api/v1/creative/${id}/duplicate`);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: `${before.name} (copy)`,
      status: 'Draft',
      revision: 1,
      subject: before.subject,
      html_file: before.html_file,
      open_findings: 0,
    });
    await app.runJobs();
    expect((await anna.get(`/api/v1/creative/${copy.id}`)).body.status).toBe('Draft');
    await anna.post(`/api/v1/creative/${copy.id}/validate`);
    await app.runJobs();
    expect((await anna.get(`/api/v1/creative/${copy.id}`)).body.status).toBe('Approved');
  });

  it('keeps its files when its original is deleted', async () => {
    const id = await own.approved();
    const anna = app.as(own.anna);
    const { body: copy } = await anna.post(`/api/v1/creative/${id}/duplicate`);
    const doomed = () =>
      app.sql<{ id: number }>(
        `select f.id from file f join creative_revision r on f.id in (r.html_file_id, r.source_file_id, r.test_seed_file_id)
          where f.state = 'doomed' and r.creative_id = $1`,
        [copy.id],
      );
    expect((await anna.delete(`/api/v1/creative/${id}`)).status).toBe(204);
    expect(await doomed()).toEqual([]);
    const files = await app.sql<{ id: number }>(
      'select html_file_id as id from creative_revision where creative_id = $1',
      [copy.id],
    );
    expect((await anna.delete(`/api/v1/creative/${copy.id}`)).status).toBe(204);
    expect(await app.sql('select state from file where id = $1', [files[0]?.id])).toEqual([{ state: 'doomed' }]);
  });
});
