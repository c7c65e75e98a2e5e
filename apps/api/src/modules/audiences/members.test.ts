import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';

let app: TestApp;
let own: Desk;
let other: Desk;
let version: number;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  other = await desk(app);
  version = (await own.imported('email\nada@letters.test\nbo@letters.test\n')).body.version_id;
});
afterAll(() => app.close());

function add(account: number, to: number) {
  return app.sql(
    `insert into audience_member (account_id, version_id, line, email, email_hash) values ($1, $2, 9, 'x@letters.test', ''::bytea)`,
    [account, to],
  );
}

it('members belong to a version of their own account, and stay with it', async () => {
  await expect(add(other.account, version)).rejects.toMatchObject({ code: '23503' });
  await expect(add(own.account, 999_999)).rejects.toMatchObject({ code: '23503' });
  await expect(
    app.sql('update audience_member set account_id = $1 where version_id = $2', [other.account, version]),
  ).rejects.toThrow('stays with its version');
});

it('members of a large file have a partition of their own, which is dropped with their audience', async () => {
  const { body } = await own.add('email\nada@letters.test\n');
  const { version_id: id } = body.latest_import;
  await app.sql('update audience_version set file_size = 100000000 where id = $1', [id]);
  await app.runJobs();
  const partition = () => app.sql('select to_regclass($1)::text as name', [`audience_member_${id}`]);
  expect(await partition()).toEqual([{ name: `audience_member_${id}` }]);
  expect(await app.sql(`select email from audience_member_${id}`)).toEqual([{ email: 'ada@letters.test' }]);
  expect((await app.as(own.anna).delete(`/api/v1/audience/${body.id}`)).status).toBe(204);
  expect(await partition()).toEqual([{ name: null }]);
});
