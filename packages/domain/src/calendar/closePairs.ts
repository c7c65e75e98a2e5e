const DAY = 24 * 3_600_000;

interface Start {
  readonly id: number;
  readonly accountId: number;
  readonly startsAt: Date;
}

interface Time {
  readonly from: Date;
  readonly before: Date;
}

/** A deployment of an account, and where in the account's list those are that start soon after it. */
interface Run<Deployment> {
  readonly first: Deployment;
  readonly others: readonly Deployment[];
  readonly begin: number;
  readonly end: number;
}

/** Compares two deployments for sorting: by start, then by id. */
export function byStart(one: Start, other: Start): number {
  return one.startsAt.valueOf() - other.startsAt.valueOf() || one.id - other.id;
}

/** The first place from `at` on whose deployment doesn't start before an instant. */
function placeOf(sorted: readonly Start[], instant: number, at = 0): number {
  let place = at;
  while ((sorted[place]?.startsAt.valueOf() ?? Number.POSITIVE_INFINITY) < instant) place += 1;
  return place;
}

/** The runs of one account's deployments, which are sorted. Together they take as many steps as there are deployments. */
function runsOf<Deployment extends Start>(sorted: readonly Deployment[], { from, before }: Time): Run<Deployment>[] {
  const inside = placeOf(sorted, from.valueOf());
  const after = placeOf(sorted, before.valueOf(), inside);
  let end = 0;
  return sorted.slice(0, after).map((first, at) => {
    end = placeOf(sorted, first.startsAt.valueOf() + DAY, end);
    const isInside = at >= inside;
    // Two that both start outside of the time are not a pair of it.
    return { first, others: sorted, begin: isInside ? at + 1 : inside, end: isInside ? end : Math.min(end, after) };
  });
}

/**
 * Pairs of deployments of one account that start less than 24 hours apart, at least one of them within a time: by the start
 * of the first, then of the second. At most `most`; `more` is the number of those left out. A mail that goes out daily at
 * the same time isn't one.
 */
export function closePairs<Deployment extends Start>(
  deployments: readonly Deployment[],
  time: Time,
  most: number,
): { pairs: readonly (readonly [Deployment, Deployment])[]; more: number } {
  const ofAccounts = Map.groupBy(deployments.toSorted(byStart), ({ accountId }) => accountId);
  const runs = [...ofAccounts.values()]
    .flatMap((sorted) => runsOf(sorted, time))
    .filter(({ begin, end }) => end > begin)
    .toSorted((one, other) => byStart(one.first, other.first));
  const pairs: (readonly [Deployment, Deployment])[] = [];
  let total = 0;
  for (const { first, others, begin, end } of runs) {
    total += end - begin;
    const fitting = others.slice(begin, Math.min(end, begin + most - pairs.length));
    pairs.push(...fitting.map((second) => [first, second] as const));
  }
  return { pairs, more: total - pairs.length };
}
