import { closePairs } from '@mailroom/domain/calendar/closePairs';
import type { Tx } from '../../platform/database/tx.ts';
import { deliverableOfEach, knownSharedPeople, sharedPeople } from '../audiences/audiences.reads.ts';
import { mailingsIn } from '../orders/orders.reads.ts';

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

/**
 * The pairs of deployments that start less than 24 hours apart, at least one of them within the time, and mail the same
 * people. `notCompared` is the number of those that may, but weren't counted.
 */
export async function findOverlaps(
  tx: Tx,
  asked: Asked,
  mostMs = MOST_MS,
): Promise<{ overlaps: Overlap[]; notCompared: number }> {
  const around = {
    ...asked,
    from: new Date(asked.from.valueOf() - DAY),
    before: new Date(asked.before.valueOf() + DAY),
  };
  const mailings = await mailingsIn(tx, around);
  const deliverable = await deliverableOfEach(tx, [...new Set(mailings.map(({ versionId }) => versionId))]);
  const reaching = mailings.filter(({ versionId }) => (deliverable.get(versionId) ?? 0) > 0);
  const { pairs, more } = closePairs(reaching, asked, MOST_PAIRS);
  const peopleOf = comparisons(tx, deliverable, mostMs);
  const overlaps: Overlap[] = [];
  let notCompared = more;
  for (const [first, second] of pairs) {
    const people = await peopleOf(first, second);
    if (people === undefined) notCompared += 1;
    else if (people > 0) overlaps.push({ first, second, people });
  }
  return { overlaps, notCompared };
}
