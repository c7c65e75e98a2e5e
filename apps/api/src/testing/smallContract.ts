import { sql } from 'kysely';
import { answer, noContent, record } from '../contract/answer.ts';
import type { AnyHandler, HandlerMap } from '../contract/handlers.ts';
import { operationsOf, type Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operation.ts';
import { expectVersion } from '../contract/version.ts';
import { notFound } from '../errors.ts';
import { accountsArray, inScope, type Tx } from '../platform/database/tx.ts';
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

/** A small contract for the platform's tests, over the table of advertisers. */
interface Row {
  id: number;
  account_id: number;
  advertiser_name: string;
  website: string | null;
  version: number;
}

interface SmallCall {
  path: { id: number };
  body: { account_id: number; advertiser_name: string; website?: string | null };
  files: Record<string, StagedFile>;
  list: ListQuery;
  tx: Tx;
  ifMatch: number | undefined;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2147483647 } };
const error = {
  description: 'No',
  content: { 'application/json': { schema: { type: 'object', required: ['message', 'request_id'] } } },
};
const errors = Object.fromEntries(
  ['400', '401', '403', '404', '409', '412', '413', '415', '422', '429', '500', '503', '507'].map((status) => [
    status,
    error,
  ]),
);
const nullableText = { type: ['string', 'null'], maxLength: 200 };
const shown = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'account_id', 'advertiser_name', 'website'],
  properties: {
    id: { type: 'integer' },
    account_id: { type: 'integer' },
    advertiser_name: { type: 'string' },
    website: nullableText,
  },
};

function ok(status: string, schema: object) {
  return {
    ...errors,
    [status]: { description: 'Yes', content: { 'application/json': { schema } } },
  };
}

const page = {
  type: 'object',
  additionalProperties: false,
  required: ['objects', 'total_rows'],
  properties: { objects: { type: 'array', items: shown }, total_rows: { type: 'integer' } },
};
const fields = {
  account_id: { type: 'integer' },
  advertiser_name: { type: 'string', maxLength: 200 },
  website: nullableText,
};
const input = {
  type: 'object',
  additionalProperties: false,
  required: ['account_id', 'advertiser_name'],
  properties: fields,
};
const patch = { ...input, required: [] };
const form = { ...input, properties: { ...fields, creative_banner: { type: 'string', format: 'binary' } } };

function text(name: string) {
  return { name, in: 'query', schema: { type: 'string' } };
}

function whole(name: string, maximum: number) {
  return {
    name,
    in: 'query',
    schema: { type: 'integer', minimum: name === 'skip' ? 0 : 1, maximum },
  };
}

const listParameters = [
  ...[
    'order_by',
    'attribute',
    'sort_by',
    'sort_dir',
    'field',
    'search',
    'search_by',
    'search_text',
    'advertiser_name:like',
  ].map(text),
  whole('start', 100_000),
  whole('limit', 100),
  whole('count', 100),
  whole('skip', 100_000),
  { name: 'account_id:eq', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
];

function rule(names: string[], effect: 'read' | 'write', tx = effect as string) {
  return {
    'x-permission': [names],
    'x-effect': effect,
    'x-tx': tx,
  };
}

function json(schema: object) {
  return { required: true, content: { 'application/json': { schema } } };
}

const contract = {
  paths: {
    '/thing': {
      get: {
        operationId: 'listThings',
        ...rule(['can_view_advertiser'], 'read'),
        'x-list': {
          sortable: ['name', 'id'],
          searchable: ['advertiser_name'],
          filterable: ['account_id'],
          order: 'name:asc',
        },
        parameters: listParameters,
        responses: ok('200', page),
      },
      post: {
        operationId: 'createThing',
        ...rule(['can_add_advertiser'], 'write'),
        requestBody: json(input),
        responses: ok('201', shown),
      },
    },
    '/thing/{id}': {
      get: {
        operationId: 'getThing',
        ...rule(['can_view_advertiser'], 'read'),
        parameters: [id],
        responses: ok('200', shown),
      },
      patch: {
        operationId: 'updateThing',
        ...rule(['can_update_advertiser'], 'write'),
        parameters: [id],
        requestBody: json(patch),
        responses: ok('200', shown),
      },
      delete: {
        operationId: 'deleteThing',
        ...rule(['can_delete_advertiser'], 'write'),
        parameters: [id],
        responses: { ...errors, '204': { description: 'Gone' } },
      },
    },
    '/thing/upload': {
      post: {
        operationId: 'uploadThing',
        ...rule(['can_add_advertiser'], 'write', 'none'),
        requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
        responses: ok('201', { type: 'object' }),
      },
    },
    '/broken': {
      get: {
        operationId: 'breakContract',
        'x-permission': 'signed-in',
        'x-effect': 'read',
        'x-tx': 'none',
        responses: ok('200', shown),
      },
    },
    '/fault': {
      get: {
        operationId: 'fail',
        'x-permission': 'signed-in',
        'x-effect': 'read',
        'x-tx': 'read',
        responses: ok('200', shown),
      },
    },
  },
};

export const smallOperations: readonly Operation[] = operationsOf('v1', contract as unknown as Contract);

export const things: Resource<Row> = {
  from: sql`advertiser a`,
  columns: sql`a.id, a.account_id, a.advertiser_name, a.website, a.version`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.advertiser_name) collate "C"`, type: 'text' },
    account_id: { sql: sql.ref('a.account_id'), type: 'integer' },
  },
  search: {
    advertiser_name: (tx, text) => sql<boolean>`a.id in (select search_advertiser(${accountsArray(tx)}, ${text}))`,
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
  breakContract: async () => ({ id: 'not a number' }),
  fail: async (call: SmallCall) => sql`select * from nowhere_at_all`.execute(call.tx),
};

const checkThing = defineJob<{ accountId: number; id: number }>({ name: 'thing.check', retryLimit: 0 });

export function smallModule(over: Partial<Module> = {}): Module {
  return {
    name: 'small',
    handlers: small as unknown as Record<string, AnyHandler> as HandlerMap,
    jobs: [handleJob(checkThing, { run: async () => {} })],
    ...over,
  };
}
