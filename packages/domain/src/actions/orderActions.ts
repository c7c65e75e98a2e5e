import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { Held } from '../access/can.ts';
import type { ProductStatus } from '../statuses/productStatuses.ts';

interface OrderActionRow {
  readonly submitted: boolean;
  readonly products: readonly {
    readonly status: ProductStatus;
    readonly launched: boolean;
    readonly hasSent: boolean;
  }[];
}

/** Whether a launched product keeps the order. One that was cancelled before anything went out doesn't. */
function mustBeKept({ products }: OrderActionRow): boolean {
  return products.some(({ status, launched, hasSent }) => launched && !(status === 'Cancelled' && !hasSent));
}

export function orderActions(row: OrderActionRow, held: Held): readonly Action[] {
  const unready = row.products.length === 0 ? 'It has no product yet' : undefined;
  return [
    toAction('update', held, { needs: [['can_update_order']] }),
    toAction('submit', held, {
      needs: [['can_update_order']],
      obstacle: row.submitted ? 'It is already submitted' : unready,
    }),
    toAction('duplicate', held, { needs: [['can_add_order']] }),
    toAction('add_product', held, { needs: [['can_update_order']] }),
    toAction('delete', held, {
      needs: [['can_delete_order']],
      obstacle: mustBeKept(row) ? 'One of its products was launched' : undefined,
      confirm: 'Are you sure?',
    }),
  ];
}
