import { derive } from '@mailroom/domain/derive';
import { conflict } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { sql } from 'kysely';
import { pinAudience } from '../audiences/audiences.commands.ts';
import { pinCreative } from '../creatives/creatives.commands.ts';
import { deriveInputOf, subjectName } from './derive-input.ts';
import { launches } from './launches.ts';
import type { LaunchRef } from './launches.ts';
import { applyEvent } from './product-transition.ts';
import type { ProductState } from './product-row.ts';
import { setProduct } from './products.repository.ts';
import { requireAction } from './products.service.ts';
import { restate } from './rederive.ts';

export type ActionContext = { actor: UserActor; record: () => Promise<unknown> };

const MINUTE = 60_000;

/** The parts as they are in this transaction, held until it ends, must stand; what was stored before doesn't count. */
const requireReady = async (tx: Tx, product: ProductState, { record }: ActionContext): Promise<void> => {
  const input = await deriveInputOf(tx, product, 'update');
  const { status, reasons } = derive(input);
  if (status === 'Ready To Launch') return;
  const blockers = reasons.map(({ subject, text }) => ({ ...subject, name: subjectName(input, subject), text }));
  const children = blockers.map(({ name, text }) => ({ object: name, product: product.name, message: text }));
  throw conflict('blocked', reasons[0]?.text ?? `It is ${status}`, { record: await record(), blockers }, [
    { message: `It is ${status}`, children },
  ]);
};

const holdUntil = async (tx: Tx, accountId: number): Promise<Date> => {
  const { rows } = await sql<{ minutes: number }>`
    select hold_minutes as minutes from account where id = ${accountId}`.execute(tx);
  return new Date(nowOf(tx).getTime() + (rows[0]?.minutes ?? 0) * MINUTE);
};

/** Pins creative revision and audience version and begins the next attempt. */
const begin = async (
  tx: Tx,
  product: ProductState,
  event: 'launch' | 'relaunch',
  context: ActionContext,
): Promise<ProductState> => {
  await requireReady(tx, product, context);
  const { creative_id: creativeId, audience_id: audienceId, account_id: accountId, id: productId } = product;
  if (creativeId === null || audienceId === null) throw new Error(`product ${productId} is ready without its parts`);
  const { revisionId } = await pinCreative(tx, creativeId);
  const { versionId } = await pinAudience(tx, audienceId);
  const moved = await applyEvent(tx, product, event);
  const attempt = product.attempt + 1;
  const launchedAt = nowOf(tx);
  const launchId = await launches.port.begin(tx, {
    productId,
    accountId,
    attempt,
    revisionId,
    versionId,
    holdUntil: await holdUntil(tx, accountId),
    launchedAt,
    launchedBy: context.actor.userId,
  });
  const pins = {
    attempt,
    launch_id: launchId,
    pinned_revision_id: revisionId,
    pinned_version_id: versionId,
    first_launched_at: product.first_launched_at ?? launchedAt,
  };
  await setProduct(tx, productId, pins);
  return restate(tx, { ...moved, ...pins });
};

const refOf = ({ id: productId, account_id: accountId, launch_id: launchId }: ProductState): LaunchRef => {
  if (launchId === null) throw new Error(`product ${productId} has no launch`);
  return { productId, accountId, launchId };
};

const resume = async (tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> => {
  await requireAction(tx, product, 'resume', context);
  const ref = refOf(product);
  const moved = await applyEvent(tx, product, 'resume', { to: await launches.port.stoppedAt(tx, ref) });
  await launches.port.resumed(tx, ref);
  return restate(tx, moved);
};

const isStopped = ({ status, attention }: ProductState): boolean =>
  status === 'Needs Attention' && (attention === 'paused' || attention === 'step_failed');

/** `launch` begins the first attempt, and goes on with one that is paused or whose step failed. */
export const launchProduct = async (tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> => {
  if (isStopped(product)) return resume(tx, product, context);
  // What is stored may be older than what is there: before a first launch the parts decide, not the stored status.
  if (product.attempt === 0) await requireReady(tx, product, context);
  await requireAction(tx, product, 'launch', context);
  return begin(tx, product, 'launch', context);
};

export const relaunchProduct = async (tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> => {
  await requireLegal(tx, product, context);
  return begin(tx, product, 'relaunch', context);
};

/** Blockers are looked for afresh by `begin`; here only whether a relaunch is this status's way at all. */
const requireLegal = (tx: Tx, product: ProductState, context: ActionContext): Promise<void> =>
  requireAction(tx, { ...product, reasons: [] }, 'relaunch', context);

export const abortProduct = async (
  tx: Tx,
  product: ProductState,
  { mode, reason }: { mode: 'cancel' | 'pause'; reason: string },
  context: ActionContext,
): Promise<ProductState> => {
  await requireAction(tx, product, mode, context);
  const moved = await applyEvent(tx, product, mode, { detail: reason });
  await (mode === 'cancel' ? launches.port.cancelled(tx, refOf(product)) : launches.port.paused(tx, refOf(product)));
  return restate(tx, moved);
};
