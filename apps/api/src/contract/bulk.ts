import { missingPermission, type Needs } from '@mailroom/domain/access/can';
import { conflict, DomainError, forbidden, invalid, notFound } from '../errors.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Resource } from '../platform/list/resource.ts';
import { listIds, reachable } from '../platform/list/rows.reads.ts';
import type { AnyHandler, Call, HandlerMap } from './handlers.ts';
import { areDone, hashBody, oncePerKey } from './idempotency.ts';
import type { IdempotencyKey } from './idempotency.repository.ts';
import { parseIdempotencyKey } from './request.ts';

/** How many records one call may name or match. */
const MOST = 1000;

/** One action of a bulk call: the single operation behind it, and the permissions that the contract asks for that. */
interface BulkAction<Body> {
  readonly operation: string;
  readonly needs: Needs;
  /** The body of each single call. Default: none. */
  readonly body?: (body: Body) => unknown;
}

interface BulkBody {
  action: string;
  ids?: readonly number[] | undefined;
  filter?: Readonly<Record<string, readonly string[]>> | undefined;
  count?: number | undefined;
}

type BulkCall<Body extends BulkBody = BulkBody> = Pick<
  Call,
  'operationId' | 'request' | 'read' | 'write' | 'actor' | 'listFrom'
> & { body: Body };

type KeyOf = (id: number) => IdempotencyKey;

/**
 * The keys of the single records, if the call has one. Each record is committed on its own, and the key of the whole call is
 * kept only when all are done: that is too late for a call that is repeated after its server died half way, or on another
 * node while it still runs.
 */
function keysOf({ operationId, request, actor, body }: BulkCall, singleBody: unknown): KeyOf | undefined {
  const name = parseIdempotencyKey(request.headers['idempotency-key']);
  if (name === undefined) return undefined;
  const bodyHash = hashBody(body.action, singleBody);
  // No key of a whole call has a space.
  return (id) => ({ userId: actor.userId, operation: operationId, key: `${name} ${id}`, bodyHash });
}

/** A filter's values as a query has them: one text, or several. */
function queryOf(filter: NonNullable<BulkBody['filter']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

async function idsOf<Row>(
  tx: Tx,
  call: BulkCall,
  resource: Resource<Row>,
  keyOf: KeyOf | undefined,
): Promise<readonly number[]> {
  const { ids, filter, count } = call.body;
  if ((ids === undefined) === (filter === undefined)) throw invalid({ ids: 'Give either ids or filter' });
  if (ids !== undefined) {
    const named = [...new Set(ids)];
    const found = new Set(await reachable(tx, resource, named));
    const absent = named.filter((id) => !found.has(id));
    // The same answer for a foreign id as for an absent one, before anything has changed. A repeated call may have deleted
    // some itself.
    if (absent.length > 0 && !(keyOf && (await areDone(tx, absent.map(keyOf))))) throw notFound();
    return named;
  }
  if (count === undefined) throw invalid({ count: 'Count is required, the count must not contain only whitespace' });
  const matching = await listIds(tx, resource, call.listFrom(queryOf(filter ?? {})));
  if (matching.length !== count) throw conflict('moved', `${matching.length} match now, not ${count}`);
  if (matching.length > MOST) throw invalid({ count: `Count cannot be greather than ${MOST}` });
  return matching;
}

/** The call of the single operation: the same caller, another record, a transaction of its own. */
function singleCall(call: BulkCall, tx: Tx, id: number, body: unknown): Call<never> {
  return Object.create(call, {
    tx: { value: tx },
    path: { value: { id } },
    body: { value: body },
    ifMatch: { value: undefined },
  }) as Call<never>;
}

/** Why the single operation refused the record. A failure of the server isn't a refusal, and ends the call. */
function refusalOf(error: unknown): string {
  if (error instanceof DomainError && error.status < 500) return error.message;
  throw error;
}

/**
 * Does one action to many records, each by the handler of its single operation and in a transaction of its own, so that
 * one refusal doesn't undo the others. With an Idempotency-Key each record is acted on once, however often and wherever the
 * call is repeated.
 */
export async function doInBulk<Row, Body extends BulkBody>(
  call: BulkCall<Body>,
  resource: Resource<Row>,
  actions: Readonly<Record<string, BulkAction<Body>>>,
  single: HandlerMap,
) {
  const action = actions[call.body.action];
  const handler: AnyHandler | undefined = action && single[action.operation];
  if (!action || !handler) throw invalid({ action: 'Action is not valid' });
  const missing = call.actor.superAdmin ? undefined : missingPermission(call.actor.permissions, action.needs);
  if (missing !== undefined) throw forbidden(missing.replace('You need the permission ', ''));
  const body = action.body?.(call.body);
  const keyOf = keysOf(call, body);
  const ids = await call.read((tx) => idsOf(tx, call, resource, keyOf));
  const done: number[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of ids) {
    try {
      await call.write((tx) => {
        const work = () => handler(singleCall(call, tx, id, body));
        return keyOf ? oncePerKey(tx, keyOf(id), work) : work();
      });
      done.push(id);
    } catch (error) {
      refused.push({ id, reason: refusalOf(error) });
    }
  }
  return { done, refused };
}
