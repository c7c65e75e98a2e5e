import { statusRow } from '@mailroom/domain/statuses/statuses';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { on, type FactListener } from '../../platform/facts/registry.ts';
import { signingNews } from '../accounts/signing.reads.ts';
import { endedImport } from '../audiences/audiences.reads.ts';
import { endedCheck } from '../creatives/creatives.reads.ts';
import { launcherOf } from '../launches/launches.reads.ts';
import { productNews, productOfLaunch, type ProductNews } from '../orders/orders.reads.ts';
import { noteNews } from '../products/products.reads.ts';
import { assignmentOf } from '../tasks/tasks.reads.ts';
import { notify } from './notify.ts';

function isTrouble(status: ProductStatus): boolean {
  return statusRow('product', status).phase === 'trouble';
}

/** Trouble is told when it begins. Needs Attention is told each time, because each time it has another cause. */
function moveToTell({ from, to }: NonNullable<ProductNews['move']>) {
  if (to === 'Completed') return 'product_completed';
  return isTrouble(to) && (to === 'Needs Attention' || !isTrouble(from)) ? 'product_attention' : undefined;
}

async function tellOfProduct(tx: Tx, accountId: number, productId: number): Promise<void> {
  const news = await productNews(tx, productId);
  if (!news) return;
  const kind = news.move && moveToTell(news.move);
  const isWaiting = news.waiting && news.launchId !== null;
  if (!kind && !isWaiting) return;
  const people = [news.ownerId, news.launchId === null ? null : await launcherOf(tx, news.launchId)];
  const told = { accountId, entityId: productId };
  if (news.move && kind) await notify(tx, people, { ...told, kind, occurrence: news.move.id, at: news.move.at });
  if (news.waiting && news.launchId !== null)
    await notify(tx, people, { ...told, kind: 'product_waits', occurrence: news.launchId, at: nowOf(tx) });
}

export const notificationFacts: readonly FactListener[] = [
  on('audience', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    const ended = await endedImport(tx, id);
    if (!ended) return;
    const kind = ended.state === 'sealed' ? 'audience_imported' : 'audience_failed';
    await notify(tx, [ended.startedBy], { accountId, entityId: id, kind, occurrence: ended.occurrence, at: ended.at });
  }),
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    const ended = await endedCheck(tx, id);
    if (!ended) return;
    const kind = ended.hasPassed ? 'creative_passed' : 'creative_failed';
    // A revision may be checked again, which is told again.
    const occurrence = `${ended.revisionId}.${ended.run}`;
    await notify(tx, [ended.uploadedBy], { accountId, entityId: id, kind, occurrence, at: ended.at });
  }),
  on('product', async (tx, { id, accountId }) => {
    if (accountId !== null) await tellOfProduct(tx, accountId, id);
  }),
  on('launch', async (tx, { id, accountId }) => {
    const productId = await productOfLaunch(tx, id);
    if (accountId !== null && productId !== null) await tellOfProduct(tx, accountId, productId);
  }),
  on('product_note', async (tx, { id, accountId }) => {
    const news = await noteNews(tx, id);
    if (accountId === null || !news) return;
    const kind = news.isInternal ? 'product_note_internal' : 'product_note';
    await notify(tx, news.people, { accountId, entityId: news.productId, kind, occurrence: id, at: news.at });
  }),
  on('sending_domain', async (tx, { id, accountId }) => {
    const news = accountId === null ? undefined : await signingNews(tx, accountId, id);
    if (accountId === null || !news) return;
    const { isSigning, people, occurrence, at } = news;
    const kind = isSigning ? 'domain_signs' : 'domain_stopped';
    await notify(tx, people, { accountId, entityId: accountId, kind, occurrence, at });
  }),
  on('task', async (tx, { id, accountId }) => {
    const given = await assignmentOf(tx, id);
    if (accountId === null || !given) return;
    const { assigneeId, at } = given;
    await notify(tx, [assigneeId], {
      accountId,
      entityId: id,
      kind: 'task_assigned',
      occurrence: at.toISOString(),
      at,
    });
  }),
];
