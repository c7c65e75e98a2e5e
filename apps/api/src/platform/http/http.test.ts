import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContracts } from '../../contract/load.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { smallOperations } from '../../testing/smallContract.ts';
import { smallModule } from '../../testing/smallModule.ts';
import { expectMeasured } from '../../testing/measured.ts';

let app: TestApp;
let portal: string;

beforeAll(async () => {
  portal = await mkdtemp(join(tmpdir(), 'mailroom-portal-'));
  await mkdir(join(portal, 'assets'));
  await writeFile(join(portal, 'index.html'), '<!doctype html><title>Mailroom</title>');
  await writeFile(join(portal, 'assets', 'main-abc123.js'), 'export {}');
  await writeFile(join(portal, 'assets', 'main-abc123.js.map'), '{}');
  app = await testApp({ operations: smallOperations, modules: [smallModule()], settings: { PORTAL_DIR: portal } });
});
afterAll(async () => {
  await app.close();
  await rm(portal, { recursive: true, force: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the portal', () => {
  it('answers every page with index.html and a strict policy', async () => {
    const searched = '/administration/users?search=ann%40mailroom.example';
    const named = '/campaign-creatives/12?tab=clients&client=outlook.windows';
    for (const path of ['/', '/landing', '/administration/accounts/12', searched, named]) {
      const answer = await app.nobody.get(path, page);
      expect(answer.status, path).toBe(200);
      expect(answer.text).toContain('Mailroom');
      expect(answer.headers['cache-control']).toBe('no-cache');
      const policy = answer.headers['content-security-policy'] ?? '';
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toMatch(/frame-src http:\/\/127\.0\.0\.1:4601/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('R43 lets hashed files be cached for ever, and answers 404 for a missing one', async () => {
    const found = await app.nobody.get('/assets/main-abc123.js');
    expect(found).toMatchObject({ status: 200, text: 'export {}' });
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.nobody.get('/assets/main-old.js', page)).status).toBe(404);
  });

  it('tells the portal where to sign in', async () => {
    const answer = await app.nobody.get('/config.json');
    expect(answer.body).toMatchObject({
      issuer: app.issuer.url,
      clientId: 'mailroom-portal',
      audience: 'urn:mailroom:api',
      creativeHost: 'http://127.0.0.1:4601',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('S57 has no hidden files, source maps, documentation or TRACE', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/assets/main-abc123.js.map',
      '/docs',
      '/api',
      '/api/',
      '/api/v1',
      '/api/v2/openapi.yaml',
      '/..%2f..%2fetc/passwd',
      '/metrics',
      '/login/dev.php',
    ]) {
      expect((await app.nobody.get(path)).status, path).toBe(404);
    }
    expect([404, 405]).toContain((await app.nobody.raw({ method: 'TRACE' as 'GET', url: '/' })).status);
  });

  it('S47 allows no other origin', async () => {
    for (const origin of ['https://evil.test', 'null', 'http://localhost:4600.evil.test']) {
      const answer = await app.nobody.get('/config.json', { origin });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('the processes around it', () => {
  it('is healthy and ready, and serves its metrics on a separate server', async () => {
    expect((await app.nobody.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await app.nobody.get('/readyz')).body).toEqual({ status: 'ready' });
    const metrics = await app.app.metrics.inject('/metrics');
    expect(metrics.body).toMatch(/^mailroom_queue_age_seconds 0$/m);
    expect(metrics.body).toMatch(/^mailroom_pool_waiting 0$/m);
  });

  it('S48 counts calls by the caller’s address and ignores forged headers', async () => {
    const small = await testApp({
      operations: smallOperations,
      modules: [smallModule()],
      settings: { RATE_LIMIT: '5' },
    });
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      statuses.push(
        (
          await small.nobody.get(call % 2 ? '/api/v1/thing' : '/api/v1/thing/1', {
            'x-forwarded-for': `10.0.0.${call}`,
          })
        ).status,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    await small.close();
  });

  it('S48 counts the pages and files of the portal apart from calls, and refuses a navigation with a page', async () => {
    const small = await testApp({
      operations: smallOperations,
      modules: [smallModule()],
      settings: { RATE_LIMIT: '2', PORTAL_DIR: portal },
    });
    const files = async (count: number) => {
      const statuses = new Set<number>();
      for (let file = 0; file < count; file += 1) {
        statuses.add((await small.nobody.get(file % 2 ? '/landing' : '/assets/main-abc123.js', page)).status);
      }
      return [...statuses];
    };
    expect(await files(20)).toEqual([200]);
    expect((await small.nobody.get('/api/v1/thing')).status).toBe(401);
    expect((await small.nobody.get('/api/v1/thing', page)).status).toBe(401);
    const call = await small.nobody.get('/api/v1/thing', page);
    expect(call.status).toBe(429);
    expect(call.body).toMatchObject({
      message: expect.stringMatching(/^Too many requests\. Try again in (1 second|\d+ seconds)$/) as string,
    });
    const refused = await small.nobody.get('/administration/accounts', page);
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.text).toMatch(/<h1>Too many requests<\/h1>[^]*Try again in (1 second|\d+ seconds)\./);
    expect(refused.text).not.toContain('<script');
    expect((await small.nobody.get('/assets/main-abc123.js')).headers['content-type']).toContain('application/json');
    await small.close();
  });

  it('S60 lets nobody frame the portal, and gives a page that it opens no way back', async () => {
    for (const path of ['/', '/landing', '/preview-html/7', '/login/callback?code=c&state=s']) {
      const { headers } = await app.nobody.get(path, page);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    }
  });

  it('R28 ends within a second although a connection stays open', async () => {
    const other = await testApp({ operations: smallOperations, modules: [smallModule()] });
    await other.app.api.listen({ host: '127.0.0.1', port: 0 });
    const { port } = other.app.api.server.address() as AddressInfo;
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((done) => idle.once('data', done));
    const began = performance.now();
    await other.close();
    expectMeasured('R28 end beside an open connection, ms', performance.now() - began, 3000);
    idle.destroy();
  });
});

describe('both contracts', () => {
  it('S14 answers 401 to every operation without a token, and at most 403 to a user without permissions', async () => {
    const operations = await loadContracts();
    expect(operations.length).toBeGreaterThan(100);
    const noHandlers = Object.fromEntries(
      operations.filter(({ aliasOf }) => aliasOf === undefined).map(({ id }) => [id, async () => ({})]),
    );
    const whole = await testApp({ operations, modules: [{ name: 'all', handlers: noHandlers }] });
    const nobody = await whole.user({});
    for (const { method, url, permission, id } of operations) {
      const path = url.replaceAll(/:\w+/g, '1');
      expect((await whole.nobody.raw({ method: method as 'GET', url: path })).status, id).toBe(
        permission === 'public' ? 200 : 401,
      );
      if (typeof permission !== 'string') {
        expect((await whole.as(nobody).raw({ method: method as 'GET', url: path })).status, id).toBe(403);
      }
    }
    await whole.close();
  });
});
