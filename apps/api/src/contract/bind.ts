import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../platform/database/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { isAnswer } from './answer.ts';
import { makeCall } from './call.ts';
import { duplicateQueue, type DuplicateQueue } from './duplicates.ts';
import { discardAll, readForm, type Form } from './form.ts';
import { hashBody } from './idempotency.ts';
import type { IdempotencyKey } from './idempotency.repository.ts';
import type { Operation } from './operation.ts';
import { requireFieldPermissions, requirePermission, visibleFields } from './permission.ts';
import type { Bound } from './registry.ts';
import { parseIdempotencyKey, parseIfMatch, requestCheck, requireContentType, requireNoBody } from './request.ts';
import { responseCheck, send, type ResponseCheck } from './respond.ts';
import type { SignIn } from './signIn.ts';
import { runUnit } from './unitOfWork.ts';
import { whileAllowed } from './whileAllowed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    check?: ResponseCheck;
  }
}

export interface BindOptions {
  deps: Deps;
  signIn: SignIn;
  /** Whether a user still has the access with which their call began. */
  keepsAccess: (actor: UserActor) => Promise<boolean>;
  /** Tests check every answer against the contract. */
  checkResponses: boolean;
}

function actorOf(request: FastifyRequest): UserActor {
  if (!request.actor) throw new Error('A call without an actor');
  return request.actor;
}

function keyOf(operation: Operation, request: FastifyRequest, form: Form | undefined): IdempotencyKey | undefined {
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  if (key === undefined || operation.effect !== 'write') return undefined;
  const files = Object.entries(form?.files ?? {}).map(([name, file]) => [name, file.name, file.sha256]);
  const headers = operation.headers.map((name) => [name, request.headers[name]]);
  const body = form ? form.body : request.body;
  // Without headers of its own the hash stays as it was, so that a key from before an upgrade counts.
  const bodyHash = hashBody(request.params, request.query, body, files, ...(headers.length > 0 ? [headers] : []));
  return { userId: actorOf(request).userId, operation: operation.id, key, bodyHash };
}

/** Ends a streamed answer when its reader loses their access. Live events end on their own, and cleanly. */
function guarded(result: unknown, isStillAllowed: () => Promise<boolean>): unknown {
  if (!isAnswer(result) || !(result.body instanceof Readable)) return result;
  if (result.headers['content-type']?.startsWith('text/event-stream')) return result;
  return { ...result, body: whileAllowed(result.body, isStillAllowed) };
}

function bindOne(
  app: FastifyInstance,
  { operation, handler }: Bound,
  options: BindOptions,
  duplicates: DuplicateQueue,
) {
  const { deps, signIn, keepsAccess, checkResponses } = options;
  const { withActor, files, settings } = deps;
  const check = requestCheck(operation);
  const visible = visibleFields(operation);
  const checkAnswer = checkResponses ? responseCheck(operation) : undefined;

  const run = async (request: FastifyRequest, reply: FastifyReply, form: Form | undefined) => {
    check.body(form ? form.body : request.body, deps.clock.now());
    const actor = actorOf(request);
    requireFieldPermissions(operation, actor, form ? { ...form.body, ...form.files } : request.body);
    const ifMatch = parseIfMatch(request.headers['if-match']);
    const unit = { operation, actor, key: keyOf(operation, request, form), withActor, duplicates };
    return runUnit(unit, (tx) =>
      handler(
        makeCall({ operation, check, request, reply, actor, tx, deps, form, ifMatch }) as Parameters<typeof handler>[0],
      ),
    );
  };

  app.route({
    method: operation.method,
    url: operation.url,
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    config: { operation, ...(checkAnswer && { check: checkAnswer }) },
    // Before the body is read, so that a caller without the permission gets no further.
    onRequest: async (request) => {
      requirePermission(operation, await signIn(request));
      requireContentType(operation, request);
      requireNoBody(operation, request);
    },
    handler: async (request, reply) => {
      check.parameters(request);
      const isForm = operation.body?.kind === 'form' && request.isMultipart();
      const form = isForm
        ? await readForm(request, operation, files, actorOf(request), settings.uploadLimit)
        : undefined;
      try {
        const result = await run(request, reply, form);
        return send(
          reply,
          guarded(visible(actorOf(request), result), () => keepsAccess(actorOf(request))),
          checkAnswer,
        );
      } finally {
        // Removes files that no record keeps: the call failed, or it repeated an earlier one.
        if (form) await discardAll(files, form.files);
      }
    },
  });
}

/** Binds the contracts: route, sign-in, permission, checks, unit of work, answer. */
export function bindContract(app: FastifyInstance, bound: readonly Bound[], options: BindOptions): void {
  app.decorateRequest('actor', undefined);
  const duplicates = duplicateQueue();
  for (const one of bound) bindOne(app, one, options, duplicates);
}
