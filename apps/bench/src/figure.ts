/** What a measurement must hold: of the value itself, or of its ratio to the peer's. */
export interface Budget {
  of: 'value' | 'ratio';
  is: 'at least' | 'at most';
  limit: number;
}

/** One line of the report. */
export interface Figure {
  what: string;
  unit: string;
  value: number;
  /** The same work done by somebody else in the same run. */
  peer?: { what: string; value: number };
  budgets: readonly Budget[];
}

/** One file in `suites/`: what it measures stands or falls alone. */
export interface Suite {
  name: string;
  title: string;
  /** What was done to get the figures, in a sentence or two, for who reads the report. */
  about: string;
  /** npm packages whose versions the figures belong to. */
  packages: readonly string[];
  run: () => Promise<readonly Figure[]>;
}

export const ratioOf = ({ value, peer }: Figure): number | undefined => (peer ? value / peer.value : undefined);

export function holds(figure: Figure, { of, is, limit }: Budget): boolean {
  const measured = of === 'value' ? figure.value : (ratioOf(figure) ?? Number.NaN);
  return is === 'at least' ? measured >= limit : measured <= limit;
}

export const holdsAll = (figure: Figure): boolean => figure.budgets.every((budget) => holds(figure, budget));
