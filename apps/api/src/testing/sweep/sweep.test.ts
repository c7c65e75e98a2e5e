import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContracts } from '../../../../../openapi/readContract.ts';
import { loadContracts } from '../../contract/load.ts';
import { testApp, type TestApp } from '../app.ts';
import { openConnection } from './connection.ts';
import { probesOf, type Probe } from './probes.ts';
import { sample } from './random.ts';
import type { Subject } from './requests.ts';
import { createWorld, type World } from './world.ts';

/** How many of the probes `npm test` sends; `npm run soak` sends all of them. */
const SIZE = process.env['SOAK_ROWS'] === undefined ? 700 : Infinity;
const SEED = Number(process.env['SWEEP_SEED'] ?? 2026);
/** Only probes whose operation and name contain this text, to look into a failure. */
const ONLY = process.env['SWEEP_ONLY'] ?? '';
const LANES = 2;
/** Milliseconds for the whole sweep, on a machine that is busy with other things too. */
const TIMEOUT = SIZE === Infinity ? 3_600_000 : 300_000;

let app: TestApp;
let world: World;
let subjects: Subject[];
let port: number;

beforeAll(async () => {
  app = await testApp();
  world = await createWorld(app);
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.api.server.address() as AddressInfo);
  const examples = new Map(
    (await readContracts()).map(({ operationId, requestBody }) => {
      const [media] = Object.values(requestBody?.content ?? {});
      return [operationId, Object.values(media?.examples ?? {})[0]?.value];
    }),
  );
  subjects = (await loadContracts()).map((operation) => ({ operation, example: examples.get(operation.id) }));
});
afterAll(() => app.close());

/** Sends the probes of one operation after each other and returns what is wrong. */
async function run(probes: readonly Probe[], connection: ReturnType<typeof openConnection>): Promise<string[]> {
  const member = await world.member();
  const token = async (subject: string) => ({ authorization: `Bearer ${await app.issuer.token(subject)}` });
  const headers = { nobody: {}, bare: await token(world.bare.subject), member: await token(member.subject) };
  const problems: string[] = [];
  for (const { operation, name, caller, requests, judge } of probes) {
    try {
      const answers = [];
      for (const request of requests()) {
        answers.push(await connection.send({ ...request, headers: { ...headers[caller], ...request.headers } }));
        await connection.requireUsable();
      }
      const cached = answers.find(({ headers: sent }) => sent['cache-control'] !== 'no-store');
      const failed = answers.find(({ status }) => status >= 500);
      if (cached) problems.push(`${operation}, ${name}: may be cached: ${String(cached.headers['cache-control'])}`);
      const problem = failed ? `is ${failed.status}: ${failed.text.slice(0, 300)}` : judge(answers);
      if (problem !== undefined) problems.push(`${operation}, ${name}: ${problem}`);
    } catch (error) {
      problems.push(`${operation}, ${name}: ${String(error)}`);
    }
  }
  return problems;
}

it('knows a foreign record for every id in an address, but for records of the whole house', () => {
  const unknown = subjects.flatMap(({ operation }) =>
    /\/(roles|groups)\//.test(operation.url) || !operation.url.includes(':')
      ? []
      : probesOf({ operation, example: {} }, world).some(({ kind }) => kind === 'foreign')
        ? []
        : [operation.id],
  );
  expect(unknown).toEqual([]);
});

it(
  'S01 S07 S14 S19 S55 answers every operation’s hostile calls with a refusal, never 5xx, silence or something to cache',
  { timeout: TIMEOUT },
  async () => {
    const all = subjects.flatMap((subject) => probesOf(subject, world));
    const chosen = sample(
      all.filter(({ operation, name }) => `${operation}, ${name}`.includes(ONLY)),
      SIZE,
      SEED,
    );
    const queue = [...Map.groupBy(chosen, ({ operation }) => operation).values()];
    const problems: string[] = [];
    const began = performance.now();
    const lane = async () => {
      const connection = openConnection(port);
      for (let probes = queue.shift(); probes; probes = queue.shift())
        problems.push(...(await run(probes, connection)));
      connection.close();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const counts = [...Map.groupBy(chosen, ({ kind }) => kind)].map(([kind, probes]) => `${kind} ${probes.length}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(
      `sweep: ${chosen.length} of ${all.length} probes of ${subjects.length} operations, seed ${SEED}: ${counts.join(', ')}; ${problems.length} wrong; ${seconds} s`,
    );
    expect(problems).toEqual([]);
  },
);
