/** How much of the run a stage may take, in percent of all stages' seconds together. */
type Shares = Readonly<Record<string, number>>;

interface Timed {
  name: string;
  seconds: number;
}

/** A stage may take twice its share, and a little more: short stages vary the most. */
const TIMES = 2;
const POINTS = 2;

/** Returns the share of each stage in percent. A machine that is slower in all stages leaves them as they are. */
export function sharesOf(stages: readonly Timed[]): Map<string, number> {
  const all = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  return new Map(stages.map(({ name, seconds }) => [name, (seconds / all) * 100]));
}

/** Returns a sentence for each stage that has outgrown its agreed share. */
export function outgrown(stages: readonly Timed[], agreed: Shares): string[] {
  return [...sharesOf(stages)].flatMap(([name, share]) => {
    const limit = (agreed[name] ?? 0) * TIMES + POINTS;
    if (share <= limit) return [];
    return [
      `${name} took ${share.toFixed(0)} % of the run, more than the ${limit} % it may take. ` +
        'Make it faster, or agree on more in apps/checks/stageShares.json.',
    ];
  });
}
