import { cappedVolume, isShort } from '@mailroom/domain/derivation/volume';
import type { Tx } from '../../../platform/database/tx.ts';
import { countMailable, lastPlace, type MailableMembers } from '../../audiences/audiences.reads.ts';
import type { ProductForLaunch } from '../../orders/orders.reads.ts';
import { advertisersOf, type BuildPlan, type Launch } from './launch.repository.ts';
import { countMailedBefore, isMailedBefore } from './sendList.repository.ts';

/** Members who may be mailed now and were not mailed by an earlier attempt. */
export function candidatesOf(product: ProductForLaunch, launch: Launch): MailableMembers {
  return {
    versionId: launch.version_id,
    accountId: product.accountId,
    advertiserIds: advertisersOf(product, launch),
    except: isMailedBefore(launch),
  };
}

/** Whether so few people are left that somebody has to accept the count first. */
function isTooFew(product: ProductForLaunch, people: number): boolean {
  const { volumeOrdered, acceptedVolume, tolerancePercent } = product;
  if (people === 0) return true;
  if (!isShort(volumeOrdered, people, tolerancePercent)) return false;
  return acceptedVolume === null || isShort(acceptedVolume, people, tolerancePercent);
}

interface Places {
  /** People who can be mailed now and weren't by an earlier attempt. */
  found: number;
  /** People whom earlier attempts have mailed, or may have. */
  before: number;
  /** How many of the found ones a list takes: the ordered volume caps all attempts together. */
  fits: number;
}

/** Counts whom the list of this launch would have, if it was built now. */
export async function placesOf(tx: Tx, product: ProductForLaunch, launch: Launch): Promise<Places> {
  const before = await countMailedBefore(tx, launch);
  const found = await countMailable(tx, candidatesOf(product, launch));
  const { sendable } = cappedVolume(product.volumeOrdered, before + found, product.tolerancePercent);
  return { found, before, fits: Math.min(found, Math.max(0, sendable - before)) };
}

const number = new Intl.NumberFormat('en-US');

/**
 * Plans who will get a message. Checks the volume again, because suppressions may have grown since the launch; returns a
 * text that says why it is too low.
 */
export async function planBuild(tx: Tx, product: ProductForLaunch, launch: Launch): Promise<BuildPlan | string> {
  const { found, before, fits } = await placesOf(tx, product, launch);
  if (isTooFew(product, before + found) || found === 0) {
    const people = `${number.format(found)} of ${number.format(product.volumeOrdered)} ordered can be mailed now`;
    return before > 0 ? `${people}, ${number.format(before)} were mailed before.` : `${people}.`;
  }
  if (fits === 0) return `The ordered ${number.format(product.volumeOrdered)} were mailed before.`;
  const cut = found - fits;
  if (cut === 0) return { candidates: found, already_mailed: before, cut, last: null };
  const last = await lastPlace(tx, candidatesOf(product, launch), { seed: product.id, length: fits });
  if (last === undefined) throw new Error(`launch ${launch.id} lost members while it was planned`);
  return { candidates: found, already_mailed: before, cut, last };
}
