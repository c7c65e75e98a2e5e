/** A limit for a figure: for its value, or for its ratio to the peer's value. */
export interface Budget {
  measure: 'value' | 'ratio';
  bound: 'at least' | 'at most';
  limit: number;
}

/** One line of the report. */
export interface Figure {
  what: string;
  unit: string;
  value: number;
  /** The same work done by the peer in the same run. */
  peer?: { what: string; value: number };
  budgets: readonly Budget[];
}

/** Each file in `suites/` exports one of these. Suites are independent: one that fails doesn't affect the others. */
export interface Suite {
  name: string;
  title: string;
  /** How the figures were measured, in a sentence or two for the reader of the report. */
  about: string;
  /** The npm packages whose versions the report states. */
  packages: readonly string[];
  run: () => Promise<readonly Figure[]>;
}

export function ratioOf({ value, peer }: Figure): number | undefined {
  return peer ? value / peer.value : undefined;
}

export function holds(figure: Figure, { measure, bound, limit }: Budget): boolean {
  const measured = measure === 'value' ? figure.value : (ratioOf(figure) ?? Number.NaN);
  return bound === 'at least' ? measured >= limit : measured <= limit;
}

export function holdsAll(figure: Figure): boolean {
  return figure.budgets.every((budget) => holds(figure, budget));
}
