import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { transfersOf, UPLOADS } from '../../../testing/transfers/transfers.ts';
import { packed, textRow, xlsx } from '../unpack/unpack.samples.ts';

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';
const OTHERS = 'email\neve@letters.test\n';

let app: TestApp;
let own: Desk;
let transfers: ReturnType<typeof transfersOf>;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  transfers = transfersOf(app, own);
});
afterAll(() => app.close());

async function fileOf(id: number) {
  const { file_id, problem } = await transfers.show(id);
  expect(problem).toBeNull();
  return (await app.as(own.anna).get(`/api/v1/audience/file/${file_id}`)).body;
}

function choose(id: number, table: number) {
  return app.as(own.anna).post(`${UPLOADS}/${id}/table`, { table });
}

it('is unpacked, and says where it comes from', async () => {
  const id = await transfers.sent(gzipSync(CSV), 'people.csv.gz');
  expect(await transfers.show(id)).toMatchObject({ state: 'ready', packing: 'gzip' });
  const file = await fileOf(id);
  expect(file.file).toMatchObject({ name: 'people.csv', size: CSV.length });
  expect(file.unpacked_from).toEqual({ name: 'people.csv.gz', packing: 'gzip', table: 'people.csv' });
});

it('names what a ZIP holds, those who must not be mailed among them, and unpacks what a person chooses', async () => {
  const zip = packed({
    'list/people.csv': Buffer.from(CSV),
    'list/unsubscribed.csv': Buffer.from(OTHERS),
    'read me.pdf': Buffer.from('%PDF'),
  });
  const id = await transfers.sent(zip, 'export.zip');
  const asked = await transfers.show(id);
  expect(asked).toMatchObject({ state: 'choosing', packing: 'zip', left_out: ['read me.pdf'], table: null });
  expect(asked.tables).toMatchObject([
    { name: 'list/people.csv', speaks_of_consent: false, is_sheet: false },
    { name: 'list/unsubscribed.csv', speaks_of_consent: true },
  ]);
  expect((await choose(id, 2)).status).toBe(422);
  const both = await Promise.all([choose(id, 0), choose(id, 0)]);
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  expect((await choose(id, 1)).status).toBe(409);
  await app.runJobs();
  expect(await transfers.show(id)).toMatchObject({ state: 'ready', table: 0 });
  const file = await fileOf(id);
  expect(file.file).toMatchObject({ name: 'people.csv', size: CSV.length });
  // A double click makes one file.
  expect(
    await app.sql(
      `select count(*)::int as n from audience_upload where unpacked_from is not null and file_id in (
    select id from file where name = 'people.csv' and size = $1)`,
      [CSV.length],
    ),
  ).toEqual([{ n: 2 }]);
  const unfinished = async () => (await app.as(own.anna).get(UPLOADS)).body.objects;
  expect(await unfinished()).toMatchObject([{ id, state: 'ready' }]);
  // Another table of the same archive can follow.
  expect((await choose(id, 1)).status).toBe(202);
  await app.runJobs();
  const other = await fileOf(id);
  expect(other.unpacked_from).toMatchObject({ table: 'list/unsubscribed.csv' });
  const fields = { account_id: own.account, name: 'Left', upload_id: other.id, mapping: other.mapping };
  expect((await app.as(own.anna).post('/api/v1/audience', fields)).status).toBe(202);
  await app.runJobs();
  expect(await unfinished()).toEqual([]);
});

it('rejects a row of a spreadsheet with the number of the sheet’s row', async () => {
  const rows = [
    textRow(2, ['E-mail', 'Street']),
    textRow(4, ['ada@letters.test', 'Mill Lane 4\nBack yard']),
    textRow(7, ['nobody@', 'Quay 1']),
    textRow(9, ['bo@letters.test', 'Quay, 2']),
    ...Array.from({ length: 30 }, (_, at) => textRow(10 + at, [`reader${at}@letters.test`, 'Quay 3'])),
  ];
  const id = await transfers.sent(xlsx({ sheets: [{ name: 'People', rows: rows.join('') }] }), 'clients.xlsx');
  const file = await fileOf(id);
  expect(file).toMatchObject({
    unpacked_from: { name: 'clients.xlsx', packing: 'xlsx', table: 'People' },
    first_line: 2,
    has_header: true,
  });
  const made = await app.as(own.anna).post('/api/v1/audience', {
    account_id: own.account,
    name: 'Clients',
    upload_id: file.id,
    mapping: file.mapping,
  });
  await app.runJobs();
  const { body } = await own.show(made.body.id);
  expect(body.counts).toMatchObject({ rows: 33, accepted: 32, rejected: 1 });
  expect(body.reject_reasons).toMatchObject([{ example_line: 7, reason: 'Bad address' }]);
  const { unpacked_from, first_line, has_header } = file;
  expect(body.ingests).toMatchObject([{ read_as: { unpacked_from, first_line, has_header } }]);
  const again = await transfers.show(
    await transfers.sent(xlsx({ sheets: [{ name: 'People', rows: rows.join('') }] }), 'copy.xlsx'),
  );
  const { body: copy } = await app.as(own.anna).get(`/api/v1/audience/file/${again.file_id}`);
  expect(copy.loaded_before).toMatchObject({ audience: { name: 'Clients' } });
});

it('says why a packed file can’t be taken, and keeps nothing of it', async () => {
  const zip = packed({ 'people.csv': Buffer.from(CSV) });
  const id = await transfers.sent(zip.subarray(0, zip.length - 30), 'cut.zip');
  expect(await transfers.show(id)).toMatchObject({ state: 'refused', problem: expect.stringMatching(/\.$|again|ZIP/) });
  expect(await app.sql('select * from audience_transfer_part where transfer_id = $1', [id])).toEqual([]);
});

it('lets a person have 4 GB of uploads together, and removing one makes room', async () => {
  const { anna } = await desk(app, own.account);
  const size = 2 * 1024 ** 3;
  const [first] = [await transfers.start(anna, { size }), await transfers.start(anna, { size })];
  const refused = await transfers.start(anna, { size: 1 });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Your uploads would have more than 4 GB together. Remove one first' },
  });
  expect((await transfers.remove(anna, first.body.id)).status).toBe(204);
  expect((await transfers.start(anna, { size: 1 })).status).toBe(201);
});
