import { operationsOf, type Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operation.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2147483647 } };
const error = {
  description: 'The call failed',
  content: { 'application/json': { schema: { type: 'object', required: ['message', 'request_id'] } } },
};
const errors = Object.fromEntries(
  ['400', '401', '403', '404', '409', '412', '413', '415', '422', '429', '500', '503', '507'].map((status) => [
    status,
    error,
  ]),
);
const nullableText = { type: ['string', 'null'], maxLength: 200 };
const thing = {
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

/** The responses of an operation: one for success, and all errors. */
function ok(status: string, schema: object) {
  return {
    ...errors,
    [status]: { description: 'The call succeeded', content: { 'application/json': { schema } } },
  };
}

const page = {
  type: 'object',
  additionalProperties: false,
  required: ['objects', 'total_rows'],
  properties: { objects: { type: 'array', items: thing }, total_rows: { type: 'integer' } },
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

function textParameter(name: string) {
  return { name, in: 'query', schema: { type: 'string' } };
}

function integerParameter(name: string, maximum: number) {
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
  ].map(textParameter),
  integerParameter('start', 100_000),
  integerParameter('limit', 100),
  integerParameter('count', 100),
  integerParameter('skip', 100_000),
  { name: 'account_id:eq', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
];

function access(names: string[], effect: 'read' | 'write', tx = effect as string) {
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
        ...access(['can_view_advertiser'], 'read'),
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
        ...access(['can_add_advertiser'], 'write'),
        requestBody: json(input),
        responses: ok('201', thing),
      },
    },
    '/thing/{id}': {
      get: {
        operationId: 'getThing',
        ...access(['can_view_advertiser'], 'read'),
        parameters: [id],
        responses: ok('200', thing),
      },
      patch: {
        operationId: 'updateThing',
        ...access(['can_update_advertiser'], 'write'),
        parameters: [id],
        requestBody: json(patch),
        responses: ok('200', thing),
      },
      delete: {
        operationId: 'deleteThing',
        ...access(['can_delete_advertiser'], 'write'),
        parameters: [id],
        responses: { ...errors, '204': { description: 'The thing was deleted' } },
      },
    },
    '/thing/upload': {
      post: {
        operationId: 'uploadThing',
        ...access(['can_add_advertiser'], 'write', 'none'),
        requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
        responses: ok('201', { type: 'object' }),
      },
    },
    '/thing/export': {
      post: {
        operationId: 'exportThings',
        ...access(['can_view_advertiser'], 'read', 'none'),
        'x-list': { sortable: ['name'], searchable: [], filterable: ['account_id'], order: 'name:asc' },
        parameters: listParameters,
        responses: {
          ...errors,
          '200': { description: 'The things as CSV', content: { 'text/csv': { schema: { type: 'string' } } } },
        },
      },
    },
    // Its handler returns a body that the contract doesn't allow.
    '/broken': {
      get: {
        operationId: 'breakContract',
        'x-permission': 'signed-in',
        'x-effect': 'read',
        'x-tx': 'none',
        responses: ok('200', thing),
      },
    },
    // Its handler's statement fails.
    '/fault': {
      get: {
        operationId: 'fail',
        'x-permission': 'signed-in',
        'x-effect': 'read',
        'x-tx': 'read',
        responses: ok('200', thing),
      },
    },
  },
};

/** The operations of a small contract for the platform's tests, over the table of advertisers. */
export const smallOperations: readonly Operation[] = operationsOf('v1', contract as unknown as Contract);
