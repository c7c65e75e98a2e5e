import type { Move } from '@mailroom/domain/dates/moves';
import type { AnyHandler, HandlerMap } from '../../contract/handlers.ts';
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
