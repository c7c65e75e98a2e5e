import { isDeepStrictEqual } from 'node:util';

type Source = readonly [where: string, value: unknown];

/** Takes one figure from each place that shows it. */
export type Compare = (figure: string, first: Source, ...others: readonly Source[]) => void;

/** Collects the figures that are not the same in all places, so that a test names all of them. */
export function comparisons(): { differences: string[]; compare: Compare } {
  const differences: string[] = [];
  const compare: Compare = (figure, first, ...others) => {
    const differing = others.filter(([, value]) => !isDeepStrictEqual(value, first[1]));
    if (differing.length === 0) return;
    const told = [first, ...differing].map(([where, value]) => `${where} ${JSON.stringify(value)}`);
    differences.push(`${figure}: ${told.join(', ')}`);
  };
  return { differences, compare };
}
