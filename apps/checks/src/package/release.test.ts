import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hasIdentity, refusals, registryFor, send } from './release.ts';

const tarball = join(inject('outside'), 'api-client.tgz');
const folder = mkdtempSync(join(tmpdir(), 'mailroom-registry-'));
const put: { path: string; token: string | undefined; versions: string[] }[] = [];
let registry: Server;
let address: string;
let env: Record<string, string | undefined>;

/** A registry with one package at most, as npm speaks to it. */
beforeAll(async () => {
  registry = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    if (request.method !== 'PUT') {
      const versions = put.find((one) => one.path === path)?.versions ?? [];
      response.statusCode = versions.length > 0 ? 200 : 404;
      const list = Object.fromEntries(versions.map((version) => [version, { name: path.slice(1), version }]));
      response.end(JSON.stringify({ name: path.slice(1), versions: list, 'dist-tags': { latest: versions[0] } }));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { versions } = JSON.parse(Buffer.concat(parts).toString()) as { versions: object };
      put.push({ path, token: request.headers.authorization, versions: Object.keys(versions) });
      response.statusCode = 201;
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  const { port } = registry.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
  const lines = [`@mailroom:registry=${address}`, `//127.0.0.1:${port}/:_authToken=secret`];
  writeFileSync(join(folder, '.npmrc'), lines.join('\n'));
  env = { ...process.env, NPM_CONFIG_USERCONFIG: join(folder, '.npmrc'), NPM_CONFIG_CACHE: join(folder, 'cache') };
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

it('sends a package once to the registry that .npmrc names, with its token', async () => {
  const named = await registryFor(env);
  expect(named).toBe(address);
  expect(await send(tarball, named ?? '', env)).toBe('sent');
  expect(put).toMatchObject([
    { path: '/@mailroom/api-client', token: 'Bearer secret', versions: [expect.any(String)] },
  ]);
  expect(await send(tarball, named ?? '', env)).toBe('already there');
  expect(put).toHaveLength(1);
});

it('refuses without a registry and with changes that no version has, and says what to do', async () => {
  const none = { ...env, NPM_CONFIG_USERCONFIG: join(folder, 'absent') };
  expect(await registryFor(none)).toBeUndefined();
  expect(refusals(undefined, ['.changeset/a.md', '.changeset/b.md'])).toEqual([
    expect.stringMatching(/^No registry is configured\. .*@mailroom:registry=/),
    expect.stringMatching(/^2 changes wait .*npx changeset version/),
  ]);
  expect(refusals(address, [])).toEqual([]);
});

it('asks for provenance only where the CI gives the run an identity', () => {
  expect(hasIdentity({})).toBe(false);
  expect(hasIdentity({ ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example/token' })).toBe(true);
  expect(hasIdentity({ SIGSTORE_ID_TOKEN: 'token' })).toBe(true);
});
