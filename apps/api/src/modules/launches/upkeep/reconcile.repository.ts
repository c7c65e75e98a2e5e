import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import { productAttentions, type ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import { productStatuses } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { bool, instant, int, oneOf, orNull, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinProduct } from '../../orders/orders.reads.ts';

interface RegistryRow {
  readonly code: string;
  readonly events: readonly { readonly event: string; readonly who: unknown }[];
}

/** Whether the platform moves a launch on from here without a person. `derive` is for products before a launch. */
function isUnderWay({ events }: RegistryRow): boolean {
  return events.some(({ event, who }) => who === 'system' && event !== 'derive');
}

function codesUnderWay(rows: readonly RegistryRow[]): string[] {
  return rows.filter(isUnderWay).map(({ code }) => code);
}

/** The events of `Row` that the compiler counts as `isUnderWay` does. */
type Onward<Row extends RegistryRow> = Exclude<Extract<Row['events'][number], { who: 'system' }>, { event: 'derive' }>;

/** Looks at each row of a union on its own, so that one without such an event drops out. */
type CodeUnderWay<Row extends RegistryRow & { readonly code: string }> = Row extends unknown
  ? [Onward<Row>] extends [never]
    ? never
    : Row['code']
  : never;

/** The statuses of products whose launch may lack a job: the platform moves it on, or its queued messages are to be withdrawn. */
export type StatusUnderWay = CodeUnderWay<(typeof productStatuses)[number]> | 'Needs Attention' | 'Cancelled' | 'Ended';

const statusesUnderWay = codesUnderWay(productStatuses);
const attentionsUnderWay = codesUnderWay(productAttentions);

const UNDER_WAY = {
  productId: int,
  accountId: int,
  launchId: int,
  type: orNull(oneOf<ProductType>()),
  status: oneOf<StatusUnderWay>(),
  attention: orNull(oneOf<ProductAttention>()),
  starts_at: instant,
  undo_until: orNull(instant),
  ends_at: instant,
  completed_at: orNull(instant),
  hold_until: instant,
  started_at: orNull(instant),
  waits: bool,
  queued: bool,
  /** A proof is on its way: a first one, or one that is sent again. */
  proving: bool,
  doubtful: bool,
  /** It waits for its go-ahead, and nobody has read its mails. */
  unread: bool,
  /** The destination has the list. */
  delivered: bool,
};

export type UnderWay = RowOf<typeof UNDER_WAY>;

export async function launchesUnderWay(tx: Tx): Promise<UnderWay[]> {
  return selectRows(
    tx,
    UNDER_WAY,
    sql`
    select p.id as "productId", p.account_id as "accountId", l.id as "launchId", p.type, p.status, p.attention, p.starts_at, p.undo_until, p.ends_at,
           p.completed_at, l.hold_until, l.started_at,
           exists (select from launch_step s where s.launch_id = l.id and s.name = 'Confirm' and s.status = 'Pending') as waits,
           exists (select from message m where m.launch_id = l.id and m.state in ('queued', 'claimed')) as queued,
           exists (select from message m where m.launch_id = l.id and m.purpose = 'proof' and m.state in ('queued', 'claimed')) as proving,
           exists (select from message m where m.launch_id = l.id and m.state = 'in doubt') as doubtful,
           p.status = 'Processing' and p.waiting and p.type = 'E-mail deployment'
             and not exists (select from launch_proofread r where r.account_id = l.account_id and r.launch_id = l.id) as unread,
           l.delivery is not null as delivered
      from launch l ${joinProduct('l.account_id', 'l.product_id')}
     where p.launch_id = l.id and (p.status = any(${sql.val(statusesUnderWay)}::text[])
         or p.status = 'Needs Attention' and p.attention = any(${sql.val(attentionsUnderWay)}::text[])
         or p.status in ('Cancelled', 'Ended') and exists (select from message m where m.launch_id = l.id and m.state = 'queued'))
     order by p.id`,
  );
}
