import { correctionState } from '@mailroom/domain/actions/correction';
import type { Move } from '@mailroom/domain/dates/moves';
import { noContent, record } from '../../contract/answer.ts';
import { doInBulk } from '../../contract/bulk.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { previewUrl } from '../creatives/creatives.reads.ts';
import { abortProduct, launchProduct, relaunchProduct } from '../launches/launches.commands.ts';
import { launchDetail, withLaunch } from '../launches/launches.reads.ts';
import { lockProduct } from '../orders/moves.commands.ts';
import { presentProduct, productDetail, products, productsFor } from '../orders/orders.reads.ts';
import { createProduct, deleteProduct, moveDates, noteLook, updateProduct } from '../orders/products.commands.ts';
import { asSeen, inBulk } from './bulk.handlers.ts';
import { decide } from './decisions.ts';

type Caller = Pick<Call, 'deps' | 'actor'>;

/** Returns one product with its launch: one half is read from `orders`, the other from `launches`. */
async function show({ deps, actor }: Caller, tx: Tx, id: number) {
  const row = await findRow(tx, products, id);
  if (!row) throw notFound();
  const viewer = { held: actor.permissions, now: deps.clock.now() };
  const preview = (creative: number, revision: number) => previewUrl(deps, { creative, revision, user: actor.userId });
  const product = presentProduct(row, await productDetail(tx, row), viewer, preview);
  const isCorrected = row.correction !== null && correctionState(row.correction) === 'ready';
  return withLaunch(product, await launchDetail(tx, id, { isCorrected }));
}

async function showRecord(call: Caller, tx: Tx, id: number, status = 200) {
  const body = await show(call, tx, id);
  return record(body, body.version, status);
}

type OneProduct = Pick<Call, 'deps' | 'actor' | 'tx' | 'ifMatch'> & { path: { id: number } };

/** Locks the product. Refuses when its version isn't the one that the caller knows. */
async function locked(call: OneProduct) {
  const product = await lockProduct(call.tx, call.path.id);
  await expectVersion(call.ifMatch, product, () => show(call, call.tx, product.id));
  return product;
}

function contextOf(call: OneProduct) {
  return {
    actor: call.actor,
    record: () => show(call, call.tx, call.path.id),
  };
}

const single = handlers({
  getProduct: (call) => showRecord(call, call.tx, call.path.id),

  lookAtProduct: async ({ tx, actor, path }) => {
    const row = await findRow(tx, products, path.id);
    if (!row) throw notFound();
    await noteLook(tx, actor, row);
    return noContent();
  },

  createProduct: async (call) => {
    const id = await createProduct(call.tx, call.actor, call.body);
    return showRecord(call, call.tx, id, 201);
  },

  updateProduct: async (call) => {
    const product = await locked(call);
    await updateProduct(call.tx, product, call.body, contextOf(call));
    return showRecord(call, call.tx, product.id);
  },

  deleteProduct: async (call) => {
    await deleteProduct(call.tx, await locked(call), contextOf(call));
    return noContent();
  },

  launchProduct: async (call) => {
    const { id } = await launchProduct(call.tx, await locked(call), contextOf(call));
    return showRecord(call, call.tx, id, 202);
  },

  relaunchProduct: async (call) => {
    const { id } = await relaunchProduct(call.tx, await locked(call), contextOf(call));
    return showRecord(call, call.tx, id, 202);
  },

  abortProduct: async (call) => {
    const { mode = 'cancel', reason } = call.body;
    await abortProduct(call.tx, await locked(call), { mode, reason }, contextOf(call));
    return showRecord(call, call.tx, call.path.id);
  },

  confirmProduct: async (call) => {
    const { decision = 'go', ...rest } = call.body ?? {};
    await decide(call.tx, await locked(call), { decision, ...rest }, contextOf(call));
    return showRecord(call, call.tx, call.path.id);
  },
});

/** The edit of start and end for which only the call on many products has a move. */
const move = {
  moveProduct: async (call: OneProduct & { body: Move }) => {
    await moveDates(call.tx, await locked(call), call.body, contextOf(call));
  },
};

export const productHandlers = {
  ...single,
  ...handlers({
    bulkProducts: (call) =>
      doInBulk(call, productsFor(call.actor), inBulk, asSeen({ ...single, ...move }, call.body.seen)),
  }),
};
