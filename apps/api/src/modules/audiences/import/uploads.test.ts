import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { expectMeasured } from '../../../testing/measured.ts';
import { sweepUploads } from '../audiences.queues.ts';

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';
const LIMIT = 4 * 1024 * 1024;

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true, settings: { UPLOAD_LIMIT: String(LIMIT) } });
  own = await desk(app);
});
afterAll(() => app.close());

async function uploads(): Promise<unknown> {
  return (await app.sql('select count(*) as count from file'))[0]?.['count'];
}

describe('an upload', () => {
  it('guesses columns in several languages, and recognises files without a header line', async () => {
    const german = await own.upload(
      'Nachname;Vorname;E-Mail-Adresse;PLZ;Land;Firma\nLovelace;Ada;ada@letters.test;1010;AT;Acme\n',
    );
    expect(german.body.mapping.map(({ field }: { field: string }) => field)).toEqual([
      'last_name',
      'first_name',
      'email',
      'postal_code',
      'country',
      'company',
    ]);
    const bare = await own.upload('ada@letters.test\tAda\nbo@letters.test\tBo\n');
    expect(bare.body).toMatchObject({
      has_header: false,
      delimiter: '\t',
      rows: [
        ['ada@letters.test', 'Ada'],
        ['bo@letters.test', 'Bo'],
      ],
    });
  });

  it('S53 refuses files that aren’t tables within two seconds, in little memory', async () => {
    const big = await testApp({ partial: true });
    const place = await desk(big);
    const files: Record<string, Buffer> = {
      quote: Buffer.concat([Buffer.from('email\n"'), Buffer.alloc(100 * 1024 ** 2, 'a\n')]),
      columns: Buffer.from(`${'a,'.repeat(1_000_000)}\n`),
      nul: Buffer.from('email\nada@letters.test\0\n'),
      bytes: Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)),
      zip: Buffer.from('PK\u0003\u0004 and so on'),
      empty: Buffer.from('\n\n'),
    };
    for (const [name, content] of Object.entries(files)) {
      const before = process.memoryUsage().rss;
      const began = performance.now();
      const answer = await place.upload(content, `${name}.csv`);
      const took = performance.now() - began;
      expect(answer.status, name).toBe(422);
      // This process also builds the form, so one copy of the content is the test's, not the server's.
      const grown = (process.memoryUsage().rss - before - 2 * content.length) / 1024 ** 2;
      expectMeasured(`S53 memory of ${name}, MiB`, grown, 150);
      expectMeasured(`S53 ${name}, ms`, took, name === 'quote' ? 5000 : 2000);
    }
    expect(await big.sql('select id from audience_upload')).toEqual([]);
    expect(await big.sql('select id from file')).toEqual([]);
    await big.close();
  });

  it('S54 keeps neither file nor row of an upload that is one byte too long', async () => {
    const [before, rows] = [await app.storedFiles(), await uploads()];
    const answer = await own.upload(Buffer.alloc(LIMIT + 1, 'a,b\n'));
    expect(answer.status).toBe(413);
    expect([await app.storedFiles(), await uploads()]).toEqual([before, rows]);
  });

  it('is removed after a day with its file, unless an audience came from it', async () => {
    const { version_id } = (await own.imported(CSV)).body;
    const unused = (await own.upload(CSV, 'unused.csv')).body.id;
    app.clock.advance(25 * 3_600_000);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepUploads, {}));
    await app.runJobs();
    const [used] = await app.sql('select upload_id from audience_version where id = $1', [version_id]);
    expect(await app.sql('select id from audience_upload where id = $1', [unused])).toEqual([]);
    expect(await app.sql('select id from audience_upload where id = $1', [used?.['upload_id']])).toHaveLength(1);
    expect(await app.sql(`select state from file where name = 'unused.csv'`)).toEqual([{ state: 'doomed' }]);
  });

  it('that was read in another way shares its file, which goes with the last of them', async () => {
    const readAgain = async (name: string) => {
      const { body: first } = await own.upload(CSV, name);
      const { body: again } = await app.as(own.anna).post(`/api/v1/audience/file/${first.id}/read`, { line_end: 'lf' });
      return { first, again };
    };
    const { first, again } = await readAgain('used.csv');
    const made = await app.as(own.anna).post('/api/v1/audience', {
      account_id: own.account,
      name: 'Read again',
      upload_id: again.id,
      mapping: again.mapping,
    });
    expect(made.status).toBe(202);
    await readAgain('left.csv');
    await app.runJobs();
    app.clock.advance(25 * 3_600_000);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepUploads, {}));
    await app.runJobs();
    const stay = await app.sql('select id from audience_upload where id = any($1)', [[first.id, again.id]]);
    expect(stay).toEqual([{ id: again.id }]);
    const states = `select name, state from file where name in ('used.csv', 'left.csv') order by name`;
    expect(await app.sql(states)).toEqual([
      { name: 'left.csv', state: 'doomed' },
      { name: 'used.csv', state: 'kept' },
    ]);
  });

  it('S27 refuses file names other than .csv', async () => {
    for (const name of ['people.xlsx', 'people.csv.exe', 'people'])
      expect((await own.upload(CSV, name)).status).toBe(415);
  });

  it('R34 keeps nothing of an upload that breaks off', async () => {
    const address = await app.app.api.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    const token = await app.issuer.token(own.anna.subject);
    const content = Buffer.alloc(1024 * 1024, 'ada@letters.test,Ada\n');
    const head = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="account_id"\r\n\r\n${own.account}\r\n--b\r\n` +
        `Content-Disposition: form-data; name="audience_csv"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    );
    const [before, rows] = [await app.storedFiles(), await uploads()];
    for (const share of [0.1, 0.5, 0.99]) {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `POST /api/v1/audience/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${head.length + content.length + 9}\r\n\r\n`,
      );
      socket.write(head);
      await new Promise((resolve) => socket.write(content.subarray(0, content.length * share), resolve));
      await vi.waitFor(async () => expect(await uploads()).not.toEqual(rows), { timeout: 120_000, interval: 20 });
      socket.destroy();
      await vi.waitFor(async () => expect([await app.storedFiles(), await uploads()]).toEqual([before, rows]), {
        timeout: 120_000,
        interval: 50,
      });
    }
  });
});
