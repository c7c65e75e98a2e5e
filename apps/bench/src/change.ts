import { ratioOf, type Figure } from './figure.ts';

/** A figure of two commits, measured on the same machine in turn. */
interface Change {
  what: string;
  /** The ratio to the peer, or the value of a figure without one. */
  now: number;
  before: number;
  /** How many times as good it is now: above 1 is better. */
  gain: number;
}

/** A figure that is worse by more than this has slipped: less is noise. */
const SLIP = 0.95;

function measureOf(figure: Figure): number {
  return ratioOf(figure) ?? figure.value;
}

function isMoreBetter({ unit, budgets }: Figure): boolean {
  return budgets[0] ? budgets[0].bound === 'at least' : unit.endsWith('/s');
}

/** Compares the figures that both commits have. */
export function changesOf(now: readonly Figure[], then: readonly Figure[]): Change[] {
  return now.flatMap((figure) => {
    const earlier = then.find(({ what }) => what === figure.what);
    if (!earlier) return [];
    const [one, other] = [measureOf(figure), measureOf(earlier)];
    return [{ what: figure.what, now: one, before: other, gain: isMoreBetter(figure) ? one / other : other / one }];
  });
}

export function hasSlipped({ gain }: Change): boolean {
  return gain < SLIP;
}
