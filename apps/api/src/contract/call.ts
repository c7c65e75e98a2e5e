import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../platform/database/actor.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { parseList } from '../platform/list/parse.ts';
import type { ListQuery } from '../platform/list/query.ts';
import type { Call } from './handlers.ts';
import type { Form } from './form.ts';
import type { Operation } from './operation.ts';
import type { RequestCheck } from './request.ts';

interface CallInput {
  operation: Operation;
  check: RequestCheck;
  request: FastifyRequest;
  reply: FastifyReply;
  actor: UserActor;
  tx: Tx | undefined;
  deps: Deps;
  form: Form | undefined;
  ifMatch: number | undefined;
}

function listOf(operation: Operation, query: unknown): ListQuery {
  if (!operation.list) throw new Error(`${operation.id} has no x-list`);
  const list = parseList(query as Record<string, unknown>, operation.list);
  const fixed = Object.fromEntries(Object.entries(operation.fixed).map(([name, value]) => [name, [value]]));
  return { ...list, filters: { ...list.filters, ...fixed } };
}

function listFrom({ operation, check }: CallInput, query: Readonly<Record<string, unknown>>): ListQuery {
  if (!operation.filter) throw new Error(`${operation.id} has no x-filter`);
  check.filter(query);
  return parseList(query, operation.filter.allow);
}

function bodyOf({ operation, request, form }: CallInput): unknown {
  const body = form ? form.body : request.body;
  if (Object.keys(operation.fixed).length === 0 || typeof body !== 'object' || body === null) return body;
  return { ...body, ...operation.fixed };
}

function noUnit(operation: Operation): never {
  throw new Error(`${operation.id} has x-tx: none; use call.read or call.write`);
}

/** Builds a handler's argument. The contract has checked the values, so this only names their types. */
export function makeCall(input: CallInput): Call {
  const { operation, request, reply, actor, tx, deps, form, ifMatch } = input;
  const callerLeft = new AbortController();
  reply.raw.once('close', () => callerLeft.abort());
  const call: Call<string> = {
    operationId: operation.aliasOf ?? operation.id,
    path: request.params as never,
    query: request.query as never,
    body: bodyOf(input) as never,
    fixed: operation.fixed,
    files: form?.files ?? {},
    get list() {
      return listOf(operation, request.query);
    },
    listFrom: (query) => listFrom(input, query),
    actor,
    get tx() {
      return tx ?? noUnit(operation);
    },
    read: (work) => deps.withActor(actor, 'read', work),
    write: (work) => deps.withActor(actor, 'write', work),
    deps,
    requestId: request.id,
    ifMatch,
    signal: callerLeft.signal,
    request,
    reply,
  };
  return call as Call;
}
