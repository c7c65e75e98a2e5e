import { join } from 'node:path';
import { wholeContract } from '../../../../openapi/wholeContract.ts';
import type { ListAllow } from '../platform/list/query.ts';
import {
  bases,
  BYTES,
  type ContractVersion,
  type Operation,
  type PermissionRule,
  type Response,
  type Schema,
} from './operation.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
type Content = Readonly<Record<string, { schema?: Schema }>>;
type RawOperation = Readonly<Record<string, unknown>> & {
  operationId?: string;
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};
type RawPath = Readonly<Record<string, unknown>> & { parameters?: readonly Parameter[] };

export interface Contract {
  paths: Readonly<Record<string, RawPath>>;
}

const openapiFolder = join(import.meta.dirname, '../../../../openapi');

/** A bulk call acts on all that match: a page in its filter is a mistake. */
const PAGE: ReadonlySet<string> = new Set(['start', 'limit', 'skip', 'count']);

/** An operation whose `x-filter` is still the name of a list. */
type LoadedOperation = Operation & { filterOf?: string };

const METHODS = ['head', 'get', 'post', 'put', 'patch', 'delete'] as const;

/** One object schema for all parameters in the path, query or header, so that unknown ones are refused. */
function parametersSchema(parameters: readonly Parameter[], place: string): Schema {
  const inPlace = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(inPlace.map((parameter) => [parameter.name, parameter.schema])),
    required: inPlace.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  };
}

/** Headers that say how a call is done, not what is asked for. */
const COMMON_HEADERS: readonly string[] = ['idempotency-key', 'if-match'];

function ownHeaders(parameters: readonly Parameter[]): readonly string[] {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase());
  return names.filter((name) => !COMMON_HEADERS.includes(name));
}

const BODY_KINDS: Readonly<Record<string, NonNullable<Operation['body']>['kind']>> = {
  'multipart/form-data': 'form',
  'application/json': 'json',
  [BYTES]: 'bytes',
};

function bodyOf(raw: RawOperation): Operation['body'] {
  if (!raw.requestBody) return undefined;
  const contentTypes = Object.keys(raw.requestBody.content);
  const type =
    contentTypes.find((name) => name === 'multipart/form-data' || name === 'application/json') ?? contentTypes[0] ?? '';
  const schema = raw.requestBody.content[type]?.schema ?? {};
  const kind = BODY_KINDS[type] ?? 'text';
  return { kind, schema, isRequired: raw.requestBody.required === true, contentTypes };
}

function responsesOf(raw: RawOperation): Readonly<Record<string, Response>> {
  return Object.fromEntries(
    Object.entries(raw.responses).map(([status, response]) => {
      const [content] = Object.entries(response.content ?? {});
      return [
        status,
        content ? { contentType: content[0], ...(content[1].schema && { schema: content[1].schema }) } : {},
      ];
    }),
  );
}

function required<Value>(raw: RawOperation, key: string, where: string): Value {
  const value = raw[key];
  if (value === undefined) throw new Error(`contract: ${where} has no ${key}`);
  return value as Value;
}

function operationOf(
  version: ContractVersion,
  path: string,
  method: string,
  item: RawPath,
  raw: RawOperation,
): LoadedOperation {
  const id = required<string>(raw, 'operationId', `${method} ${path}`);
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])];
  const body = bodyOf(raw);
  const list = raw['x-list'] as ListAllow | undefined;
  const aliasOf = raw['x-alias-of'] as string | undefined;
  return {
    id,
    version,
    method: method.toUpperCase(),
    url: `${bases[version]}${path.replaceAll(/{(\w+)}/g, ':$1')}`,
    permission: required<PermissionRule>(raw, 'x-permission', id),
    onlySuperAdmin: raw['x-role'] === 'super_admin',
    effect: required<Operation['effect']>(raw, 'x-effect', id),
    tx: required<Operation['tx']>(raw, 'x-tx', id),
    hasOwnRate: raw['x-rate'] === 'own',
    ...(typeof raw['x-body-limit'] === 'number' && { bodyLimit: raw['x-body-limit'] }),
    fixed: (raw['x-fixed'] as Operation['fixed'] | undefined) ?? {},
    path: parametersSchema(parameters, 'path'),
    query: parametersSchema(parameters, 'query'),
    headers: ownHeaders(parameters),
    responses: responsesOf(raw),
    ...(list && { list }),
    ...(typeof raw['x-filter'] === 'string' && { filterOf: raw['x-filter'] }),
    ...(aliasOf !== undefined && { aliasOf }),
    ...(body && { body }),
  };
}

export function operationsOf(version: ContractVersion, contract: Contract): readonly LoadedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      return raw ? [operationOf(version, path, method, item, raw)] : [];
    }),
  );
}

/** Gives each operation with `x-filter` the filter of the list that it names, which may be of the other contract. */
function withFilters(operations: readonly LoadedOperation[]): readonly Operation[] {
  return operations.map(({ filterOf, ...operation }) => {
    if (filterOf === undefined) return operation;
    const list = operations.find(({ id }) => id === filterOf);
    if (!list?.list) throw new Error(`contract: the x-filter of ${operation.id} names no list`);
    const properties = Object.entries(list.query['properties'] as Schema).filter(([name]) => !PAGE.has(name));
    return {
      ...operation,
      filter: { allow: list.list, query: { ...list.query, properties: Object.fromEntries(properties) } },
    };
  });
}

/** Both contracts, with every reference resolved and every object joined from its parts. */
export async function loadContracts(folder = openapiFolder): Promise<readonly Operation[]> {
  const both = await Promise.all(
    (['v1', 'v2'] as const).map(async (version) => {
      const contract = await wholeContract(folder, version);
      return operationsOf(version, contract as Contract);
    }),
  );
  return withFilters(both.flat());
}
