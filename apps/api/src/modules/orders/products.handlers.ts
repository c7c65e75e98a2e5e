import { noContent, record } from '../../contract/answer.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { previewUrl } from '../creatives/creatives.reads.ts';
import { launchFactsOf } from './launches.ts';
import { exportProducts } from './orders.export.ts';
import { confirmProduct } from './product-confirm.ts';
import { presentProduct } from './product-detail.ts';
import { abortProduct, launchProduct, relaunchProduct } from './product-launch.ts';
import { presentProductRow } from './products.present.ts';
import { lockProduct } from './products.repository.ts';
import { products } from './products.resource.ts';
import { createProduct, deleteProduct, requireAction, updateProduct } from './products.service.ts';

type Caller = Pick<Call, 'deps' | 'actor'>;

const viewerOf = ({ deps, actor }: Caller) => ({ held: actor.permissions, now: deps.clock.now() });

const show = async (call: Caller, tx: Tx, id: number) => {
  const row = await findRow(tx, products, id);
  if (!row) throw notFound();
  const { deps, actor } = call;
  return presentProduct(tx, row, viewerOf(call), (creative, revision) =>
    previewUrl(deps, { creative, revision, user: actor.userId }),
  );
};

const showRecord = async (call: Caller, tx: Tx, id: number, status = 200) => {
  const body = await show(call, tx, id);
  return record(body, body.version, status);
};

type OneProduct = Pick<Call, 'deps' | 'actor' | 'tx' | 'ifMatch'> & { path: { id: number } };

/** The product, locked, in the version that the caller knows. */
const locked = async (call: OneProduct) => {
  const product = await lockProduct(call.tx, call.path.id);
  await expectVersion(call.ifMatch, product, () => show(call, call.tx, product.id));
  return product;
};

const contextOf = (call: OneProduct) => ({
  actor: call.actor,
  record: () => show(call, call.tx, call.path.id),
});

export const productHandlers = handlers({
  listProducts: async (call) => {
    const { tx, list } = call;
    const page = await listRows(tx, products, list);
    const facts = await launchFactsOf(
      tx,
      page.objects.map((row) => row.id),
    );
    const viewer = viewerOf(call);
    return {
      objects: page.objects.map((row) => presentProductRow(row, facts(row.id), viewer)),
      total_rows: page.total_rows,
    };
  },

  exportProducts,

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
    const { id } = await abortProduct(call.tx, await locked(call), { mode, reason }, contextOf(call));
    return showRecord(call, call.tx, id);
  },

  confirmProduct: async (call) => {
    const { decision = 'go', ...rest } = call.body ?? {};
    const { id } = await confirmProduct(call.tx, await locked(call), { decision, ...rest }, contextOf(call));
    return showRecord(call, call.tx, id);
  },
});
