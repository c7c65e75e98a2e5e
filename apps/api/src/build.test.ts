import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as sources from './modules/creatives/check/analyseAside.ts';
import { builtServer } from './testing/builtServer.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';

let built: Awaited<ReturnType<typeof builtServer>>;
let database: TestDatabase;
beforeAll(async () => {
  built = await builtServer();
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  await built.remove();
});

function run(name: string, env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built.path(name), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

it('runs the verbs and names missing settings', () => {
  const owner = { DATABASE_OWNER_URL: database.ownerUrl };
  expect(run('migrate.js', owner)).toEqual({ status: 0, text: 'The schema is up to date.\n' });
  expect(run('admin.js', owner, 'first@mailroom.test').text).toContain('Added first@mailroom.test as Super Admin.');
  const refused = run('server.js', {});
  expect(refused.status).toBe(1);
  expect(refused.text).toContain('OIDC_ISSUER');
});

it('analyses a creative in its own built process', async () => {
  const module = pathToFileURL(built.path('apps/api/src/modules/creatives/check/analyseAside.js')).href;
  const { analyseAside } = (await import(module)) as typeof sources;
  const content = {
    html: '<p>Hello <a href="https://shop.example/boots">boots</a></p>',
    subject: 'Boots',
    postalAddress: null,
    requiredClients: [],
  };
  const analysis = await analyseAside(content, { accountId: 1 });
  expect(analysis).toMatchObject({ links: [{ url: 'https://shop.example/boots' }] });
  expect(analysis).toEqual(await sources.analyseAside(content, { accountId: 1 }));
});
