import type { Move } from '@mailroom/domain/dates/moves';
import type { AnyHandler, Call, HandlerMap } from '../../contract/handlers.ts';
import { hashBody, keep, replay } from '../../contract/idempotency.ts';
import { parseIdempotencyKey } from '../../contract/request.ts';
import { requireMove } from '../orders/products.commands.ts';
import { requireReason } from './decisions.ts';

/** The actions on many products, each with its single operation and the permission that this needs. */
export const inBulk = {
  launch: { operation: 'launchProduct', needs: [['can_launch_product']] },
  confirm: { operation: 'confirmProduct', needs: [['can_confirm_product']], body: () => ({ decision: 'go' }) },
  accept: {
    operation: 'confirmProduct',
    needs: [['can_confirm_product']],
    body: ({ reason }: { reason?: string }) => ({ decision: 'count', reason: requireReason(reason) }),
  },
  pause: {
    operation: 'abortProduct',
    needs: [['can_abort_product']],
    body: ({ reason }: { reason?: string }) => ({ mode: 'pause', reason: requireReason(reason) }),
  },
  move: {
    operation: 'moveProduct',
    needs: [['can_update_order']],
    body: ({ move }: { move?: Move }) => requireMove(move),
  },
} as const;

type OneMove = Pick<Call, 'tx' | 'actor' | 'request'> & { path: { id: number }; body: Move };

/**
 * Moves one product at most once per Idempotency-Key. Moves by days add up, and the call on many products commits each of
 * them on its own. The key of the whole call is kept only when all are done: that is too late for a call that is repeated
 * after its server died half way, or on another node while it still runs. The caller has locked the product.
 */
export async function oncePerKey(
  { tx, actor, request, path, body }: OneMove,
  move: () => Promise<void>,
): Promise<void> {
  const name = parseIdempotencyKey(request.headers['idempotency-key']);
  if (name === undefined) return move();
  // No key of a whole call has a space.
  const key = {
    userId: actor.userId,
    operation: 'bulkProducts',
    key: `${name} ${path.id}`,
    bodyHash: hashBody(body),
  };
  if ((await replay(tx, key)) !== undefined) return;
  await move();
  await keep(tx, key, null);
}

interface Seen {
  id: number;
  version?: number;
  recipients?: number;
}

interface OneOfMany {
  path: { id: number };
  body: object | undefined;
}

/**
 * The single operations, each told what the person saw of its product. One that has changed since is refused as by the
 * single call with If-Match, and a go-ahead or an accepted count as with another number of recipients.
 */
export function asSeen(single: HandlerMap, seen: readonly Seen[] = []): HandlerMap {
  const byId = new Map(seen.map((one) => [one.id, one]));
  const tell = (operation: string, handler: AnyHandler): AnyHandler => {
    return (call) => {
      const { path, body } = call as OneOfMany;
      const { version, recipients } = byId.get(path.id) ?? {};
      const isCounted = operation === 'confirmProduct' && recipients !== undefined;
      return handler(
        Object.create(call, {
          ifMatch: { value: version },
          body: { value: isCounted ? { ...body, recipients } : body },
        }) as typeof call,
      );
    };
  };
  return Object.fromEntries(Object.entries(single).map(([name, handler]) => [name, tell(name, handler)]));
}
