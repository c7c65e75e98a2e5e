import { handlers } from '../../contract/handlers.ts';
import { askOf, queryOf, tilesFor, waitingStatuses } from './attention.lines.ts';
import { countByStatus, waitingRows } from './attention.repository.ts';

const SHOWN = 5;

/** What needs attention, for the landing page: counts per module, and what waits for the caller. */
export const attentionHandlers = handlers({
  getNeedsAttention: async ({ tx, query, actor }) => {
    const shown = tilesFor(actor.permissions);
    const tables = new Set(shown.flatMap(({ lines }) => lines.map(({ table }) => table)));
    const counts = new Map<string, ReadonlyMap<string, number>>();
    for (const table of tables) counts.set(table, await countByStatus(tx, table, query.account_id));
    const count = (table: string, statuses: readonly string[]) =>
      statuses.reduce((sum, status) => sum + (counts.get(table)?.get(status) ?? 0), 0);
    const seesProducts = actor.permissions.has('can_view_product');
    const waiting = await waitingRows(
      tx,
      seesProducts ? waitingStatuses(actor.permissions) : [],
      query.account_id,
      SHOWN,
    );
    return {
      tiles: shown.map(({ module, lines }) => ({
        module,
        lines: lines
          .map((line) => ({
            code: line.code,
            count: count(line.table, line.statuses),
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
