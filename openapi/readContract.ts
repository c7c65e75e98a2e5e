import { wholeContract } from './wholeContract.ts';

export type Version = 'v1' | 'v2';
export interface Schema {
  readonly [key: string]: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Message {
  readonly content?: Readonly<Record<string, Media>>;
}

interface XList {
  /** The dialect in which our client asks for the list; the server reads all three. */
  readonly dialect: 'attribute' | 'skip' | 'ordered';
  readonly sortable: readonly string[];
  readonly searchable: readonly string[];
  readonly filterable: readonly string[];
  readonly order: string;
}

/** An operation of a contract with all references resolved. */
export interface Operation {
  readonly version: Version;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Message;
  readonly responses: Readonly<Record<string, Message>>;
  readonly 'x-permission': 'public' | 'signed-in' | readonly (readonly string[])[];
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-tx': 'read' | 'write' | 'none';
  /** The operation that does the work, when two addresses lead to it. */
  readonly 'x-alias-of'?: string;
  /** Values that the address implies. */
  readonly 'x-fixed'?: Readonly<Record<string, string>>;
  readonly 'x-list'?: XList;
  /** Why a list without pages stays short. */
  readonly 'x-bounded'?: string;
}

type OperationInFile = Omit<Operation, 'version' | 'method' | 'path' | 'parameters'> & {
  parameters?: readonly Parameter[];
};
interface Contract {
  paths: Record<string, Record<string, OperationInFile>>;
}

async function operationsOf(version: Version): Promise<Operation[]> {
  const contract = (await wholeContract(import.meta.dirname, version)) as Contract;
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      parameters: operation.parameters ?? [],
      version,
      method,
      path,
    })),
  );
}

export async function readContracts(): Promise<Operation[]> {
  return [...(await operationsOf('v1')), ...(await operationsOf('v2'))];
}

/** The schemas of an operation's successful JSON responses, by status. */
export function answersOf(operation: Operation): [status: string, schema: Schema][] {
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema && status.startsWith('2') ? [[status, schema] as [string, Schema]] : [];
  });
}

/** Walks a schema and all schemas in it, each with the name of the property it belongs to. */
export function* walk(schema: unknown, name = ''): Generator<{ schema: Schema; name: string }> {
  if (typeof schema !== 'object' || schema === null) return;
  const node = schema as Schema;
  yield { schema: node, name };
  for (const [property, child] of Object.entries((node['properties'] as Schema | undefined) ?? {})) {
    yield* walk(child, property);
  }
  for (const child of [node['items'], node['additionalProperties']]) yield* walk(child, name);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    for (const child of (node[key] as readonly unknown[] | undefined) ?? []) yield* walk(child, name);
  }
}
