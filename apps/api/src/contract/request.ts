import type { FastifyRequest } from 'fastify';
import { checkBody, type RuledSchema } from '@mailroom/domain/forms/schemaRules';
import { invalid, malformed, wrongType } from '../errors.ts';
import { textSchema } from './form.ts';
import { loadContracts } from './load.ts';
import type { Operation, Schema } from './operation.ts';
import { bodyDeviation, bodyValidator, deviation, parameterValidator, type Validator } from './schema.ts';

type Query = Readonly<Record<string, unknown>>;

export interface RequestCheck {
  parameters(request: FastifyRequest): void;
  body(body: unknown, now: Date): void;
  /** Checks the filter in a body, as the query of its list is checked. */
  filter(query: Query): void;
}

function assert(validator: Validator, value: unknown): void {
  if (!validator(value)) throw deviation(validator);
}

/** The parameters that are whole numbers, or lists of them. */
function wholeNumbersOf({ properties }: Schema): readonly string[] {
  return Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, schema]) => {
    const items = schema['items'] as Schema | undefined;
    return [schema['type'], items?.['type']].flat().includes('integer') ? [name] : [];
  });
}

/** The validator would read `0x10`, `1e3` and ` 1` as numbers too, and a record would have many addresses. */
function requireDecimals(names: readonly string[], values: unknown): void {
  for (const name of names) {
    const value = (values as Query)[name];
    if (value !== undefined && ![value].flat().every((text) => /^-?\d+$/.test(String(text))))
      throw malformed(name, 'must be integer');
  }
}

function requirePlainText(query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if ([value].flat().some((text) => String(text).includes('\0')))
      throw malformed(name, 'contains a character that is not allowed');
  }
}

function queryCheck(schema: Schema): (query: Query) => void {
  const validator = parameterValidator(schema);
  const numbers = wholeNumbersOf(schema);
  return (query) => {
    requirePlainText(query);
    requireDecimals(numbers, query);
    assert(validator, query);
  };
}

/** Checks of one operation's request, compiled once. Coercion writes the numbers back into query and path. */
export function requestCheck(operation: Operation): RequestCheck {
  const path = parameterValidator(operation.path);
  const pathNumbers = wholeNumbersOf(operation.path);
  const query = queryCheck(operation.query);
  const filter = operation.filter && queryCheck(operation.filter.query);
  const schema =
    operation.body && (operation.body.kind === 'form' ? textSchema(operation.body.schema) : operation.body.schema);
  const isChecked = operation.body?.kind === 'json' || operation.body?.kind === 'form';
  const body = schema && isChecked ? bodyValidator(schema) : undefined;
  return {
    parameters(request) {
      requireDecimals(pathNumbers, request.params);
      assert(path, request.params);
      query(request.query as Query);
    },
    filter(value) {
      filter?.(value);
    },
    body(value, now) {
      if (value === undefined || value === null) {
        if (operation.body?.isRequired && operation.body.kind !== 'bytes') throw malformed('body', 'is missing');
        return;
      }
      if (!operation.body) throw malformed('body', 'must be empty');
      if (body && !body(value)) throw bodyDeviation(body);
      // The business rules that the contract names, with the error texts of the specification.
      const wrong = checkBody(schema as RuledSchema, value, now);
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
    },
  };
}

/** The check of one operation's body, for a program that writes the same fields from another source than a call. */
export async function checkOf(id: string): Promise<(body: unknown) => void> {
  const operation = (await loadContracts()).find((found) => found.id === id);
  if (!operation) throw new Error(`The contracts have no operation ${id}`);
  const { body } = requestCheck(operation);
  return (value) => body(value, new Date());
}

/** The version of If-Match: `"7"`. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (version === undefined) throw malformed('If-Match', 'must be the ETag of the record');
  return Number(version);
}

export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw malformed('Idempotency-Key', 'must be 1 to 200 visible characters');
  }
  return header;
}

/** Throws 415 before the body is read when the operation expects another content type. */
export function requireContentType(operation: Operation, request: FastifyRequest): void {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!operation.body || given === undefined) return;
  if (!operation.body.contentTypes.includes(given))
    throw wrongType(`The body must be ${operation.body.contentTypes.join(' or ')}`);
}

/** Refuses a body before it is read when the operation takes none. */
export function requireNoBody(operation: Operation, { headers }: FastifyRequest): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (!operation.body && !isEmpty) throw malformed('body', 'must be empty');
}
