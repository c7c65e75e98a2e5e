import type { FastifyRequest } from 'fastify';
import { checkBody, type RuledSchema } from '@mailroom/domain/forms/schemaRules';
import { invalid, malformed, wrongType } from '../errors.ts';
import { textSchema } from './form.ts';
import type { Operation } from './operation.ts';
import { bodyValidator, deviation, parameterValidator, type Validator } from './schema.ts';

interface RequestCheck {
  parameters(request: FastifyRequest): void;
  body(body: unknown, now: Date): void;
}

function assert(validator: Validator, value: unknown): void {
  if (!validator(value)) throw deviation(validator);
}

function safe(value: unknown): boolean {
  return typeof value !== 'string' || !value.includes('\0');
}

/** Checks of one operation's request, compiled once. Coercion writes the numbers back into query and path. */
export function requestCheck(operation: Operation): RequestCheck {
  const path = parameterValidator(operation.path);
  const query = parameterValidator(operation.query);
  const schema =
    operation.body && (operation.body.kind === 'form' ? textSchema(operation.body.schema) : operation.body.schema);
  const body = schema && operation.body?.kind !== 'text' ? bodyValidator(schema) : undefined;
  return {
    parameters(request) {
      assert(path, request.params);
      for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
        if (!safe(value)) throw malformed(name, 'contains a character that is not allowed');
      }
      assert(query, request.query);
    },
    body(value, now) {
      if (value === undefined || value === null) {
        if (operation.body?.isRequired) throw malformed('body', 'is missing');
        return;
      }
      if (!operation.body) throw malformed('body', 'must be empty');
      if (body) assert(body, value);
      // The business rules that the contract names, with the error texts of the specification.
      const wrong = checkBody(schema as RuledSchema, value, now);
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
    },
  };
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
