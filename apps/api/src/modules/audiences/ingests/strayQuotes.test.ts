import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await desk(app);
});

/** Twenty readers, one of them with text after a quote on line 3, and a role address with a quote left open on line 22. */
function fileOf(town: string): string {
  const rows = Array.from({ length: 20 }, (_, at) => `Quay;${town}${at}@letters.test;Bath`);
  rows[1] = `"Boots" Ltd;${town}1@letters.test;Bath`;
  return ['company;email;city', ...rows, `"Quay;info@${town}.test;Hull`, ''].join('\n');
}

async function send(id: number, csv: string, way: 'add' | 'correct'): Promise<void> {
  const { body } = await own.upload(csv, 'further.csv');
  const anna = app.as(own.anna);
  const answer =
    way === 'add'
      ? await anna.patch(`/api/v1/audience/${id}`, { upload_id: body.id, people: 'add' })
      : await anna.post(`/api/v1/audience/${id}/corrections`, { upload_id: body.id });
  if (answer.status > 202) throw new Error(`${answer.status} ${answer.text}`);
  await app.runJobs();
}

async function rejectsOf(id: number): Promise<string> {
  return (await app.as(own.anna).post(`/api/v1/audience/${id}/rejects`)).text;
}

describe('suspect quotes of several files', () => {
  it('are summed, each with the file of its lines', async () => {
    const { body } = await own.imported(fileOf('hull'));
    const behind = { line: 3, last_line: 3, text: null };
    expect(body.suspects).toMatchObject([{ kind: 'text_behind_quote', count: 1, first: [behind] }, { count: 1 }]);
    await send(body.id, fileOf('york'), 'add');
    const { suspects } = (await own.show(body.id)).body;
    expect(suspects).toMatchObject([
      { kind: 'text_behind_quote', count: 2, first: [behind, { ...behind, ingest: 2 }] },
      { count: 2 },
    ]);
    // They go to the copy of a version that a launch used, which keeps its own.
    await app.sql('update audience_version set used_at = now() where id = $1', [body.version_id]);
    await send(body.id, fileOf('bath'), 'add');
    expect((await own.show(body.id)).body.suspects).toMatchObject([{ count: 3 }, { count: 3 }]);
    const [used] = await app.sql('select suspects from audience_version where id = $1', [body.version_id]);
    expect(used).toEqual({ suspects });
  });

  it('leave a rejected row in its columns, from which it comes back corrected', async () => {
    const { body } = await own.imported(fileOf('hull'));
    await send(body.id, fileOf('york'), 'add');
    const rejects = await rejectsOf(body.id);
    expect(rejects).toContain('"22";"Role address";"""Quay";"info@hull.test";"Hull"');
    expect(rejects).toContain('"22 of file 2";"Role address";"""Quay";"info@york.test";"Hull"');
    await send(body.id, rejects.replaceAll('info@', 'ingrid@'), 'correct');
    const after = (await own.show(body.id)).body;
    expect(after).toMatchObject({ deliverable: 42, counts: { rejected: 0, merged: 2 }, reject_reasons: [] });
    const people = await app.sql(
      `select company from audience_member where version_id = $1 and email like 'ingrid@%' order by email`,
      [after.version_id],
    );
    expect(people).toEqual([{ company: '"Quay' }, { company: '"Quay' }]);
  });
});
