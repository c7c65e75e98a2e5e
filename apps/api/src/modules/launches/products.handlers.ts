import { noContent, record } from '../../contract/answer.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { previewUrl } from '../creatives/creatives.reads.ts';
import { createProduct, deleteProduct, lockProduct, requireAction, updateProduct } from '../orders/orders.commands.ts';
import { presentProduct, productDetail, products } from '../orders/orders.reads.ts';
import { withLaunch } from './launches.present.ts';
import { abortProduct } from './lifecycle/abortProduct.ts';
import { confirmProduct } from './lifecycle/confirmProduct.ts';
import { launchDetail } from './lifecycle/launchDetail.ts';
import { launchProduct, relaunchProduct } from './lifecycle/launchProduct.ts';

type Caller = Pick<Call, 'deps' | 'actor'>;

/** Returns one product with its launch. Orders is below this module and knows only the first half. */
async function show({ deps, actor }: Caller, tx: Tx, id: number) {
  const row = await findRow(tx, products, id);
  if (!row) throw notFound();
  const viewer = { held: actor.permissions, now: deps.clock.now() };
  const preview = (creative: number, revision: number) => previewUrl(deps, { creative, revision, user: actor.userId });
  const product = presentProduct(row, await productDetail(tx, row), viewer, preview);
  return withLaunch(product, await launchDetail(tx, id));
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

export const productHandlers = handlers({
  getProduct: (call) => showRecord(call, call.tx, call.path.id),

  createProduct: async (call) => {
    const id = await createProduct(call.tx, call.actor, call.body);
    return showRecord(call, call.tx, id, 201);
  },

  updateProduct: async (call) => {
    const product = await locked(call);
    await requireAction(call.tx, product, 'update', contextOf(call));
    await updateProduct(call.tx, product, call.body);
    return showRecord(call, call.tx, product.id);
  },

  deleteProduct: async (call) => {
    const product = await locked(call);
    await requireAction(call.tx, product, 'delete', contextOf(call));
    await deleteProduct(call.tx, product);
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
    await confirmProduct(call.tx, await locked(call), { decision, ...rest }, contextOf(call));
    return showRecord(call, call.tx, call.path.id);
  },
});
