import { sql } from 'kysely';
import { answer, noContent, record } from '../contract/answer.ts';
import type { AnyHandler, HandlerMap } from '../contract/handlers.ts';
import { exportRows } from '../contract/exportRows.ts';
import { expectVersion } from '../contract/version.ts';
import { notFound } from '../errors.ts';
import { int, orNull, text, type RowOf } from '../platform/database/statement.ts';
import { inScope, type Tx } from '../platform/database/tx.ts';
import { changed } from '../platform/facts/changed.ts';
import type { StagedFile } from '../platform/files/file.ts';
import { pageOfV1 } from '../platform/list/page.ts';
import type { ListQuery } from '../platform/list/query.ts';
import type { Resource } from '../platform/list/resource.ts';
import { findRow, listRows } from '../platform/list/rows.reads.ts';
import { handleJob } from '../platform/jobs/job.ts';
import { defineJob } from '../platform/jobs/jobDefinition.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Module } from '../contract/module.ts';

const ROW = { id: int, account_id: int, advertiser_name: text, website: orNull(text), version: int };

type Row = RowOf<typeof ROW>;

interface SmallCall {
  path: { id: number };
  body: { account_id: number; advertiser_name: string; website?: string | null };
  files: Record<string, StagedFile>;
  list: ListQuery;
  tx: Tx;
  ifMatch: number | undefined;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export const things: Resource<Row> = {
  row: ROW,
  from: sql`advertiser a`,
  columns: sql`a.id, a.account_id, a.advertiser_name, a.website, a.version`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.advertiser_name) collate "C"`, type: 'text' },
    account_id: { sql: sql.ref('a.account_id'), type: 'integer' },
  },
  search: {
    advertiser_name: (_tx, text) => sql<boolean>`a.id in (select search_advertiser(${text}))`,
  },
  scope: (tx) => inScope(tx, sql.ref('a.account_id')),
  account: sql.ref('a.account_id'),
};

function present({ id: rowId, account_id, advertiser_name, website }: Row) {
  return {
    id: rowId,
    account_id,
    advertiser_name,
    website,
  };
}

async function find(tx: Tx, rowId: number): Promise<Row> {
  const row = await findRow(tx, things, rowId);
  if (!row) throw notFound();
  return row;
}

async function create(tx: Tx, body: SmallCall['body']): Promise<Row> {
  const vertical = await tx.selectFrom('vertical').select('id').executeTakeFirstOrThrow();
  const { id: made } = await tx
    .insertInto('advertiser')
    .values({
      account_id: body.account_id,
      advertiser_name: body.advertiser_name,
      website: body.website ?? null,
      vertical_id: vertical.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changed(tx, 'advertiser', made, body.account_id);
  await enqueue(tx, checkThing, { accountId: body.account_id, id: made });
  return find(tx, made);
}

const small = {
  listThings: async (call: SmallCall) => pageOfV1(await listRows(call.tx, things, call.list), present),
  getThing: async (call: SmallCall) => {
    const row = await find(call.tx, call.path.id);
    return record(present(row), row.version);
  },
  createThing: async (call: SmallCall) => {
    if (!(await call.tx.selectFrom('account').select('id').where('id', '=', call.body.account_id).executeTakeFirst()))
      throw notFound();
    const row = await create(call.tx, call.body);
    return record(present(row), row.version, 201);
  },
  updateThing: async (call: SmallCall) => {
    await call.tx.selectFrom('advertiser').select('id').where('id', '=', call.path.id).forUpdate().execute();
    const row = await find(call.tx, call.path.id);
    await expectVersion(call.ifMatch, row, () => present(row));
    await call.tx
      .updateTable('advertiser')
      .set({ ...call.body, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    return record(present(await find(call.tx, row.id)), row.version + 1);
  },
  deleteThing: async (call: SmallCall) => {
    const row = await find(call.tx, call.path.id);
    await call.tx.deleteFrom('advertiser').where('id', '=', row.id).execute();
    return noContent();
  },
  uploadThing: async (
    call: SmallCall & { deps: { files: { keep(tx: Tx, file: number, account: number): Promise<void> } } },
  ) => {
    const file = call.files['creative_banner'];
    if (file) await call.write((tx) => call.deps.files.keep(tx, file.id, call.body.account_id));
    return answer(201, { file, body: call.body });
  },
  exportThings: async (call: SmallCall & Parameters<typeof exportRows>[0]) =>
    exportRows(call, things, 'things', { Name: (row) => row.advertiser_name }),
  breakContract: async () => ({ id: 'not a number' }),
  fail: async (call: SmallCall) => sql`select * from nowhere_at_all`.execute(call.tx),
};

const checkThing = defineJob<{ accountId: number; id: number }>({ name: 'thing.check', retryLimit: 0 });

/** The module that answers the operations of `smallContract.ts`. */
export function smallModule(over: Partial<Module> = {}): Module {
  return {
    name: 'small',
    handlers: small as unknown as Record<string, AnyHandler> as HandlerMap,
    jobs: [handleJob(checkThing, { run: async () => {} })],
    ...over,
  };
}
