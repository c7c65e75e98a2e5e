import { handlers } from '../../contract/handlers.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { StatusCounts } from '../../platform/list/statusCounts.reads.ts';
import { accountNames } from '../accounts/accounts.reads.ts';
import { countAudiencesByStatus } from '../audiences/audiences.reads.ts';
import { countCreativesByStatus } from '../creatives/creatives.reads.ts';
import { countInstallsByCheck } from '../installs/installs.reads.ts';
import { countMineByStatus, countProductsByStatus } from '../orders/orders.reads.ts';
import { placesOf } from './attention.places.ts';
import { waitingFor } from './attention.waiting.ts';
import { queryOf, tilesFor, type AttentionLine } from './attention.lines.ts';
import { workFor } from './attention.work.ts';

const NONE: StatusCounts = new Map();

function sumOf(counts: StatusCounts, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}

/** Counts each kind of record that the caller may see once, by status. */
async function countStatuses(tx: Tx, actor: UserActor, accountId: number | undefined) {
  const { permissions: held } = actor;
  return {
    audience: held.has('can_view_audience') ? await countAudiencesByStatus(tx, accountId) : NONE,
    creative: held.has('can_view_creative') ? await countCreativesByStatus(tx, accountId) : NONE,
    product: held.has('can_view_product') ? await countProductsByStatus(tx, accountId) : NONE,
    install: held.has('view_install') ? await countInstallsByCheck(tx, actor, accountId) : NONE,
  };
}

/** The landing page and the navigation: counts per module, the caller's work, and how long the lists are. */
export const attentionHandlers = handlers({
  getNeedsAttention: async ({ tx, query, actor }) => {
    const { account_id: accountId } = query;
    const counts = await countStatuses(tx, actor, accountId);
    const count = ({ entity, statuses }: Pick<AttentionLine, 'entity' | 'statuses'>) => sumOf(counts[entity], statuses);
    const places = await placesOf(tx, actor, counts, accountId);
    const waiting = await waitingFor(tx, actor, accountId);
    const names = await accountNames(tx, [...new Set(waiting.rows.map(({ account_id }) => account_id))]);
    const { permissions: held } = actor;
    // The work with products is what their list calls 'Needs me', so that both say the same number.
    const mine = held.has('can_view_product') ? await countMineByStatus(tx, actor, accountId) : NONE;
    const work = workFor(held).map((line) => ({
      ...line,
      count: line.entity === 'product' ? sumOf(mine, line.statuses) : count(line),
      query: line.entity === 'product' ? `actor=me&${queryOf(line)}` : queryOf(line),
    }));
    const toDo = places.find(({ place }) => place === 'to_do')?.count ?? 0;
    return {
      tiles: tilesFor(held).map(({ module, lines }) => ({
        module,
        lines: lines
          .map((line) => ({ ...line, count: count(line) }))
          .map((line) => ({
            code: line.code,
            count: line.count,
            text: line.words[line.count === 1 ? 0 : 1],
            urgent: line.urgent,
            query: queryOf(line),
          }))
          .filter((line) => line.count > 0),
      })),
      work: [
        ...work.map((line) => ({
          code: line.code,
          module: line.module,
          count: line.count,
          text: line.words[line.count === 1 ? 0 : 1],
          query: line.query,
        })),
        {
          code: 'tasks',
          module: 'task-management' as const,
          count: toDo,
          text: toDo === 1 ? 'task to do' : 'tasks to do',
          query: 'whose=to_do',
        },
      ].filter((line) => line.count > 0),
      waiting: waiting.rows.map((row) => ({
        ...row,
        account_name: names.get(row.account_id) ?? '',
        text: row.text.slice(0, 300),
        due_at: row.due_at?.toISOString() ?? null,
      })),
      waiting_total: work.reduce((sum, line) => sum + line.count, 0),
      places,
      next_start_at: waiting.nextStart?.toISOString() ?? null,
    };
  },
});
