import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNameServer, type NameServer } from '@mailroom/local/name-server';
import { createDns, type Dns } from './dns.ts';

let server: NameServer;
let dns: Dns;
beforeAll(async () => {
  server = await startNameServer();
  dns = createDns([server.address], 400);
});
afterAll(() => server.close());

it('returns the texts of a name, each with its parts joined', async () => {
  server.zone.set('shop.example', ['one', ['in two ', 'parts']]);
  expect(await dns.texts('shop.example')).toEqual({ state: 'found', texts: ['one', 'in two parts'] });
});

it('says that a name or its texts don’t exist', async () => {
  server.zone.set('empty.example', []);
  expect(await dns.texts('absent.example')).toEqual({ state: 'missing' });
  expect(await dns.texts('empty.example')).toEqual({ state: 'missing' });
});

it('knows nothing when the server fails, is silent or isn’t there', async () => {
  server.zone.set('failing.example', 'fails');
  server.zone.set('silent.example', 'silent');
  expect(await dns.texts('failing.example')).toEqual({ state: 'unreachable' });
  expect(await dns.texts('silent.example')).toEqual({ state: 'unreachable' });
  const other = await startNameServer();
  await other.close();
  expect(await createDns([other.address], 400).texts('shop.example')).toEqual({ state: 'unreachable' });
});
