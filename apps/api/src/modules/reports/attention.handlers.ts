import { handlers } from '../../contract/handlers.ts';
import { countAudiencesByStatus } from '../audiences/audiences.reads.ts';
import { countCreativesByStatus } from '../creatives/creatives.reads.ts';
import { countProductsByStatus, waitingProducts } from '../orders/orders.reads.ts';
import { askOf, queryOf, tilesFor, waitingStatuses } from './attention.lines.ts';

/** How many waiting products the landing page shows. */
const WAITING_SHOWN = 5;

const counters = {
  audience: countAudiencesByStatus,
  creative: countCreativesByStatus,
  product: countProductsByStatus,
};

/** The landing page: counts per module, and the products that wait for the caller. */
export const attentionHandlers = handlers({
  getNeedsAttention: async ({ tx, query, actor }) => {
    const held = actor.permissions;
    const tiles = tilesFor(held);
    const counts = new Map<string, ReadonlyMap<string, number>>();
    for (const entity of new Set(tiles.flatMap(({ lines }) => lines.map((line) => line.entity))))
      counts.set(entity, await counters[entity](tx, query.account_id));
    const count = (entity: string, statuses: readonly string[]) =>
      statuses.reduce((sum, status) => sum + (counts.get(entity)?.get(status) ?? 0), 0);
    const statuses = held.has('can_view_product') ? waitingStatuses(held) : [];
    const waiting = await waitingProducts(tx, statuses, query.account_id, WAITING_SHOWN);
    return {
      tiles: tiles.map(({ module, lines }) => ({
        module,
        lines: lines
          .map((line) => ({
            code: line.code,
            count: count(line.entity, line.statuses),
            text: line.text,
            urgent: line.urgent,
            query: queryOf(line),
          }))
          .filter((line) => line.count > 0),
      })),
      waiting: waiting.rows.map(({ entity, id, name, account_id, status, text, recipients, due_at }) => ({
        entity,
        id,
        name,
        account_id,
        status,
        text: askOf(status, recipients, text).slice(0, 300),
        due_at: due_at?.toISOString() ?? null,
      })),
      waiting_total: waiting.total,
      next_start_at: waiting.nextStart?.toISOString() ?? null,
    };
  },
});
