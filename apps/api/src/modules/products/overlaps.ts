import { byStart, closePairs } from '@mailroom/domain/calendar/closePairs';
import type { Tx } from '../../platform/database/tx.ts';
import { deliverableOfEach, knownSharedPeople, sharedPeople } from '../audiences/audiences.reads.ts';
import { mailingAt, mailingsIn } from '../orders/orders.reads.ts';

const DAY = 24 * 3_600_000;
/** More pairs than that aren't looked at. A busy account has about 3,000 in a week. */
const MOST_PAIRS = 20_000;
const MOST_COMPARISONS = 50;
/** How long all comparisons of a call may take together. */
const MOST_MS = 8_000;

type Asked = Parameters<typeof mailingsIn>[1];
type Mailing = Awaited<ReturnType<typeof mailingsIn>>[number];

interface Overlap {
  first: Mailing;
  second: Mailing;
  people: number;
}

/**
 * Counts the people of two products. Products share versions, so each two versions are counted once, and those that another
 * call counted lately cost nothing. Returns undefined when there were too many comparisons or no time is left.
 */
function comparisons(tx: Tx, deliverable: ReadonlyMap<number, number>, mostMs: number) {
  const versionOf = ({ versionId: id }: Mailing) => ({ id, deliverable: deliverable.get(id) ?? 0 });
  const counted = new Map<string, number | undefined>();
  const until = performance.now() + mostMs;
  return async (first: Mailing, second: Mailing): Promise<number | undefined> => {
    if (first.versionId === second.versionId) return versionOf(first).deliverable;
    const versions = [versionOf(first), versionOf(second)] as const;
    const known = knownSharedPeople(tx, versions);
    if (known !== undefined) return known;
    const key = [first.versionId, second.versionId].toSorted((one, other) => one - other).join(' ');
    if (!counted.has(key) && counted.size < MOST_COMPARISONS) {
      const left = until - performance.now();
      counted.set(key, left > 0 ? await sharedPeople(tx, versions, left) : undefined);
    }
    return counted.get(key);
  };
}

interface Found {
  overlaps: Overlap[];
  notCompared: number;
}

/** Leaves out those whose audience has nobody to mail. */
async function thatReach(tx: Tx, mailings: readonly Mailing[]) {
  const deliverable = await deliverableOfEach(tx, [...new Set(mailings.map(({ versionId }) => versionId))]);
  return { deliverable, reaching: mailings.filter(({ versionId }) => (deliverable.get(versionId) ?? 0) > 0) };
}

async function countPairs(
  pairs: Iterable<readonly [Mailing, Mailing]>,
  peopleOf: ReturnType<typeof comparisons>,
): Promise<Found> {
  const overlaps: Overlap[] = [];
  let notCompared = 0;
  for (const [first, second] of pairs) {
    const people = await peopleOf(first, second);
    if (people === undefined) notCompared += 1;
    else if (people > 0) overlaps.push({ first, second, people });
  }
  return { overlaps, notCompared };
}

/**
 * The pairs of deployments that start less than 24 hours apart, at least one of them within the time, and mail the same
 * people. `notCompared` is the number of those that may, but weren't counted.
 */
export async function findOverlaps(tx: Tx, asked: Asked, mostMs = MOST_MS): Promise<Found> {
  const around = {
    ...asked,
    from: new Date(asked.from.valueOf() - DAY),
    before: new Date(asked.before.valueOf() + DAY),
  };
  const { deliverable, reaching } = await thatReach(tx, await mailingsIn(tx, around));
  const { pairs, more } = closePairs(reaching, asked, MOST_PAIRS);
  const { overlaps, notCompared } = await countPairs(pairs, comparisons(tx, deliverable, mostMs));
  return { overlaps, notCompared: notCompared + more };
}

/** The pairs that a product would be part of if it started at an instant. */
export async function findOverlapsAt(tx: Tx, id: number, startsAt: Date, mostMs = MOST_MS): Promise<Found> {
  const product = await mailingAt(tx, id, startsAt);
  if (!product) return { overlaps: [], notCompared: 0 };
  const around = {
    // The ends are not within 24 hours.
    from: new Date(startsAt.valueOf() - DAY + 1),
    before: new Date(startsAt.valueOf() + DAY),
    accountId: product.accountId,
  };
  const others = (await mailingsIn(tx, around)).filter((other) => other.id !== id);
  const { deliverable, reaching } = await thatReach(tx, [product, ...others]);
  if (!reaching.includes(product)) return { overlaps: [], notCompared: 0 };
  const pairs = reaching
    .filter((other) => other !== product)
    .map((other) => [other, product].toSorted(byStart) as [Mailing, Mailing]);
  return countPairs(pairs, comparisons(tx, deliverable, mostMs));
}
