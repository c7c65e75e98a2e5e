import { join } from 'node:path';
import { dereference } from '@apidevtools/json-schema-ref-parser';

type Schema = Readonly<Record<string, unknown>>;
type Resolve = (part: Schema) => Schema;

/** Whether an object takes fields from other schemas: `allOf: [{ $ref: '#/AdvertiserFields' }]`. */
export function hasParts(schema: Schema): boolean {
  return schema['type'] === 'object' && Array.isArray(schema['allOf']);
}

function fieldsOf(schema: Schema): Schema {
  return (schema['properties'] ?? {}) as Schema;
}

function requiredOf(schema: Schema): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}

/**
 * Returns the object with the fields of its parts as its own. Everything that reads a contract (checks of requests and
 * answers, forms, rules, types) then sees plain closed objects. Throws for a field that is declared twice.
 */
export function joined(schema: Schema, resolve: Resolve = (part) => part): Schema {
  if (!hasParts(schema)) return schema;
  const { allOf, unevaluatedProperties, ...own } = schema;
  const parts = [...(allOf as Schema[]).map((part) => joined(resolve(part), resolve)), own];
  const names = parts.flatMap((part) => Object.keys(fieldsOf(part)));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`contract: '${twice}' is declared twice in: ${String(own['description'])}`);
  const required = parts.flatMap(requiredOf);
  return {
    ...own,
    ...(unevaluatedProperties === false && { additionalProperties: false }),
    ...(required.length > 0 && { required }),
    properties: Object.assign({}, ...parts.map(fieldsOf)) as Schema,
  };
}

/** Joins every object in a tree whose references are resolved. A schema that is used twice is joined once. */
function joinAll(node: unknown, done = new Map<unknown, unknown>()): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (done.has(node)) return done.get(node);
  const copy = Array.isArray(node)
    ? node.map((item) => joinAll(item, done))
    : Object.fromEntries(Object.entries(joined(node as Schema)).map(([key, value]) => [key, joinAll(value, done)]));
  done.set(node, copy);
  return copy;
}

/** Reads a contract with its references resolved and its objects joined. */
export async function wholeContract(folder: string, version: 'v1' | 'v2'): Promise<unknown> {
  return joinAll(await dereference(join(folder, `portal-${version}.yaml`)));
}
