import { productActions, type ProductActionName } from '@mailroom/domain/actions/productActions';
import { conflict } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { actionRow, type ProductState } from '../records/productRow.ts';

export interface ActionContext {
  actor: UserActor;
  record: () => Promise<unknown>;
}

/** Refuses with 409, the record and the action's own words when the product's state doesn't allow it. */
export async function requireAction(
  tx: Tx,
  product: ProductState,
  name: ProductActionName,
  context: ActionContext,
): Promise<void> {
  const action = productActions(actionRow(product), context.actor.permissions, nowOf(tx)).find(
    (candidate) => candidate.name === name,
  );
  if (action?.allowed) return;
  throw conflict('illegal_state', action?.reason ?? `It is ${product.status}`, { record: await context.record() });
}
