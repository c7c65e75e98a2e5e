import { join } from 'node:path';
import { wholeContract } from '../../../../openapi/wholeContract.ts';
import type { ListAllow } from '../platform/list/query.ts';
import {
  bases,
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

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

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

function bodyOf(raw: RawOperation): Operation['body'] {
  if (!raw.requestBody) return undefined;
  const contentTypes = Object.keys(raw.requestBody.content);
  const type =
    contentTypes.find((name) => name === 'multipart/form-data' || name === 'application/json') ?? contentTypes[0] ?? '';
  const schema = raw.requestBody.content[type]?.schema ?? {};
  const kind = type === 'multipart/form-data' ? 'form' : type === 'application/json' ? 'json' : 'text';
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
): Operation {
  const id = required<string>(raw, 'operationId', `${method} ${path}`);
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])];
  const body = bodyOf(raw);
  // `x-filter`: what the filter in a body may name.
  const list = (raw['x-list'] ?? raw['x-filter']) as ListAllow | undefined;
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
    responses: responsesOf(raw),
    ...(list && { list }),
    ...(aliasOf !== undefined && { aliasOf }),
    ...(body && { body }),
  };
}

export function operationsOf(version: ContractVersion, contract: Contract): readonly Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      return raw ? [operationOf(version, path, method, item, raw)] : [];
    }),
  );
}

/** Both contracts, with every reference resolved and every object joined from its parts. */
export async function loadContracts(folder = openapiFolder): Promise<readonly Operation[]> {
  const both = await Promise.all(
    (['v1', 'v2'] as const).map(async (version) => {
      const contract = await wholeContract(folder, version);
      return operationsOf(version, contract as Contract);
    }),
  );
  return both.flat();
}
