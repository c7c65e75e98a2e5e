import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { choosePort } from '@mailroom/local/free-ports';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from './testing/app.ts';
import { builtServer } from './testing/builtServer.ts';
import { environmentOf } from './testing/worker.ts';
import { expectMeasured } from './testing/measured.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;

let app: TestApp;
/** The program that operators start. */
let built: Awaited<ReturnType<typeof builtServer>>;
let server: ChildProcess | undefined;
beforeAll(async () => {
  built = await builtServer();
  app = await testApp({ settings: { SECRET_KEYS: keys } });
  app.clock.set(new Date());
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await app.close();
  await built.remove();
});

async function start(port: number, more: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [built.path('server.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...environmentOf(app),
      ROLE: 'api',
      SECRET_KEYS: keys,
      RATE_LIMIT: '1000000',
      PORT: String(port),
      CREATIVE_HOST_PORT: '0',
      TRACKING_PORT: '0',
      METRICS_PORT: '0',
      ...more,
    },
  });
  await once(child, 'message');
  return child;
}

it('takes bounces where a domain is named for them, until it stops', async () => {
  const bouncePort = await choosePort();
  const more = { BOUNCE_DOMAIN: 'bounces.example', BOUNCE_PORT: String(bouncePort) };
  const taking = await start(await choosePort(), more);
  const ends = once(taking, 'exit');
  const relay = connect(bouncePort, '127.0.0.1');
  const [greeting] = (await once(relay, 'data')) as [Buffer];
  expect(greeting.toString()).toMatch(/^220 mailroom /);
  const gone = once(relay, 'close');
  relay.end('QUIT\r\n');
  await gone;
  taking.kill('SIGTERM');
  expect(await ends).toEqual([0, null]);
});

const AT_ONCE = 20;
const BEFORE = 200;

it('R28 answers every accepted call when it is stopped under load, and stops within 15 seconds', async () => {
  const anna = await app.user({ superAdmin: true });
  const port = await choosePort();
  server = await start(port);
  const token = await app.issuer.token(anna.subject, {});
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: AT_ONCE });
  const ends = once(server, 'exit');
  let answered = 0;
  let asked = 0;
  const failed: string[] = [];
  const caller = async (): Promise<void> => {
    for (;;) {
      try {
        const { statusCode, headers, body } = await pool.request({
          method: 'GET',
          path: '/api/v1/creatives?start=1&limit=10',
          headers: { authorization: `Bearer ${token}` },
        });
        await body.dump();
        if (statusCode === 200) answered += 1;
        else return void failed.push(String(statusCode));
        // A load balancer sends the next call to another node.
        if (headers['connection'] === 'close') return;
        if (answered === BEFORE) {
          asked = performance.now();
          server?.kill('SIGTERM');
        }
      } catch (error) {
        failed.push(String(error));
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const [code] = (await ends) as [number | null];
  expect(failed).toEqual([]);
  expect(code).toBe(0);
  expectMeasured('R28 end after SIGTERM, ms', performance.now() - asked, 15_000);
  expect(answered).toBeGreaterThanOrEqual(BEFORE);
  await pool.close();
});
