import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { isAnswer } from './answer.ts';
import type { Operation } from './operation.ts';
import { bodyValidator, deviationText, type Validator } from './schema.ts';

/** An answer that doesn't match the contract. It fails the test, whatever the test asserts. */
export class ContractDeviation extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'ContractDeviation';
  }
}

/** Describes how an answer deviates from the contract. Used in tests, where every answer is checked. */
export type ResponseCheck = (status: number, body: unknown) => string | undefined;

export function responseCheck(operation: Operation): ResponseCheck {
  const validators = new Map<string, Validator>();
  for (const [status, { schema, contentType }] of Object.entries(operation.responses)) {
    if (schema && contentType === 'application/json') validators.set(status, bodyValidator(schema));
  }
  return (status, body) => {
    if (!(String(status) in operation.responses))
      return `${operation.id} answers ${status}, which its contract doesn't have`;
    const validator = validators.get(String(status));
    if (!validator) return undefined;
    // Checks the answer as it is sent: dates are strings, and undefined fields are absent.
    const sent: unknown = JSON.parse(JSON.stringify(body ?? null));
    return validator(sent) ? undefined : `${operation.id} ${status}: ${deviationText(validator)}`;
  };
}

export function send(reply: FastifyReply, result: unknown, check: ResponseCheck | undefined): unknown {
  const { status, body, headers } = isAnswer(result) ? result : { status: 200, body: result, headers: {} };
  if (check && !(body instanceof Readable)) {
    const problem = check(status, body);
    if (problem) throw new ContractDeviation(problem);
  }
  reply.code(status).headers(headers);
  if (body === undefined || status === 204) return reply.send();
  return reply.send(body);
}
