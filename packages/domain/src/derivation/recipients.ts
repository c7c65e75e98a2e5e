import { cappedVolume } from './volume.ts';

interface Reach {
  /** Members who may be mailed now; null while they are being counted. */
  readonly deliverable: number | null;
  readonly ordered: number | null;
  /** In percent. */
  readonly tolerance: number;
  /** People whom an earlier attempt reached. They are not mailed again. */
  readonly delivered: number;
  /** The length of the frozen list; null as long as none is frozen. */
  readonly frozen: number | null;
  /** It was cancelled, so that only what was frozen counts. Default false. */
  readonly isOver?: boolean;
}

/** How many people a product goes to: the frozen list, or before it what a launch would reach now. Seeds don't count. */
export function recipientsOf(reach: Reach): number | null {
  const { deliverable, ordered, tolerance, delivered, frozen, isOver = false } = reach;
  if (frozen !== null || isOver) return frozen;
  if (deliverable === null || ordered === null) return null;
  return Math.max(0, cappedVolume(ordered, deliverable, tolerance).sendable - delivered);
}

/** The people of an audience version, and the lists that hold some of them back now. */
interface People {
  readonly rows: number;
  readonly rejected: number;
  readonly duplicates: number;
  /** Left out because the file says that they must not be mailed. */
  readonly opted_out: number;
  /** Rows that another file of the version counts. */
  readonly merged: number;
  /** By a list of the house or of the account. */
  readonly suppressedNow: number;
  readonly suppressedByHouse: number;
  /** People who are left, before the lists of single advertisers. */
  readonly deliverable: number;
}

/** Where each row of the files went; a corrected row is one row. The losses and the recipients add up to the rows. */
export interface Funnel {
  readonly rows: number;
  readonly rejected: number;
  readonly duplicates: number;
  /** Left out because the file says that they must not be mailed. */
  readonly opted_out: number;
  /** Deleted because their account keeps people for a time only. */
  readonly forgotten: number;
  readonly suppressed_by_house: number;
  readonly suppressed_by_account: number;
  readonly suppressed_by_advertiser: number;
  readonly deliverable: number;
  readonly already_mailed: number;
  /** Left out because fewer were ordered. */
  readonly cut: number;
  /** Left out because a person decided so after proofreading. Lists that were frozen before that don't say it. */
  readonly left_out?: number;
  readonly recipients: number;
}

/** How many could be mailed when a list was frozen. Old lists say only what became of these people. */
export function frozenDeliverable(counts: Partial<Funnel>): number {
  const { deliverable, recipients = 0, cut = 0, already_mailed: mailed = 0, left_out: leftOut = 0 } = counts;
  return deliverable ?? recipients + cut + mailed + leftOut;
}

interface Outcome {
  /** People whom the product's advertiser may mail. */
  readonly deliverable: number;
  readonly heldByAdvertiser: number;
  readonly alreadyMailed: number;
  readonly recipients: number;
}

/** How many people a version has left, suppressed or not. */
function kept({ suppressedNow, deliverable }: People): number {
  return suppressedNow + deliverable;
}

/**
 * Follows the rows of a file to the recipients of a product. The account's lists take what no other line explains: they
 * change with each unsubscribe, and the counts around them are a moment older.
 */
export function funnelOf(
  people: People,
  { deliverable, heldByAdvertiser, alreadyMailed, recipients }: Outcome,
): Funnel {
  const { rejected, duplicates, opted_out } = people;
  const rows = people.rows - people.merged;
  const members = Math.max(0, rows - rejected - duplicates - opted_out);
  const mailable = Math.min(deliverable, members);
  let left = members - mailable;
  const take = (wanted: number) => {
    const taken = Math.max(0, Math.min(wanted, left));
    left -= taken;
    return taken;
  };
  const forgotten = take(members - kept(people));
  const byHouse = take(Math.min(people.suppressedByHouse, people.suppressedNow));
  const byAdvertiser = take(heldByAdvertiser);
  const going = Math.min(recipients, mailable);
  const mailed = Math.min(alreadyMailed, mailable - going);
  return {
    rows,
    rejected,
    duplicates,
    opted_out,
    forgotten,
    suppressed_by_house: byHouse,
    suppressed_by_account: left,
    suppressed_by_advertiser: byAdvertiser,
    deliverable: mailable,
    already_mailed: mailed,
    cut: mailable - going - mailed,
    recipients: going,
  };
}

/** The same list with so many of its people left out by decisions of the proofreading. */
export function withLeftOut<Counts extends Pick<Funnel, 'recipients' | 'left_out'>>(
  counts: Counts,
  leftOut: number,
): Counts {
  return { ...counts, left_out: leftOut, recipients: counts.recipients + (counts.left_out ?? 0) - leftOut };
}
