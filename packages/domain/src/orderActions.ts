import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { Held } from './permissions.ts';
import type { ProductStatus } from './productStatuses.ts';

export interface OrderActionRow {
  readonly submitted: boolean;
  readonly products: readonly {
    readonly status: ProductStatus;
    readonly launched: boolean;
    readonly hasSent: boolean;
  }[];
}

/** An order can go as long as none of its products was launched, but for those cancelled before anything went out. */
function isKept({ products }: OrderActionRow): boolean {
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
      obstacle: isKept(row) ? 'One of its products was launched' : undefined,
      confirm: 'Are you sure?',
    }),
  ];
}
