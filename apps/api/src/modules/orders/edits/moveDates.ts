import { movedDates, moveProblems, type Move } from '@mailroom/domain/dates/moves';
import { conflict, invalid } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { timeZoneOf } from '../../accounts/accounts.reads.ts';
import type { ProductFields } from '../records/productEdit.ts';
import type { ProductState } from '../records/productRow.ts';
import type { ActionContext } from '../status/requireAction.ts';
import { updateProduct } from './products.service.ts';

/** Refuses a move that no product could make. */
export function requireMove(move: Move = {}): Move {
  const problems = moveProblems(move);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return move;
}

/** The edit that a move makes of a product. */
export function editOf(product: ProductState, move: Move, timeZone: string): ProductFields {
  const { starts_at: startsAt, ends_at: endsAt } = product;
  if (startsAt === null && move.to === undefined) throw conflict('illegal_state', 'It has no start yet');
  const moved = movedDates({ startsAt, endsAt }, move, timeZone);
  return {
    product_start_date: moved.startsAt?.toISOString() ?? null,
    product_end_date: moved.endsAt?.toISOString() ?? null,
  };
}

/** Moves the start and the end of a locked product, by the rules of an edit. */
export async function moveDates(tx: Tx, product: ProductState, move: Move, context: ActionContext): Promise<void> {
  const timeZone = await timeZoneOf(tx, product.account_id);
  await updateProduct(tx, product, editOf(product, move, timeZone), context);
}
