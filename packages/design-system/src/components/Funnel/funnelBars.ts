import { isKnown } from '../../provider/known.ts';

export interface FunnelStep {
  id: string;
  label: string;
  /** How many. A loss is a positive number too. */
  value: number;
  /** 'total' is the number at the start, 'loss' a part that is lost, 'result' what is left. */
  kind: 'total' | 'loss' | 'result';
  /** How serious a loss is. Default 'warning'. */
  tone?: 'danger' | 'warning' | undefined;
}

interface FunnelBar extends FunnelStep {
  /** Start and length of the bar, as shares of the largest total. */
  start: number;
  length: number;
}

/** Takes each loss from the end of what the previous steps left. Draws each result from the start. */
export function funnelBars(steps: readonly FunnelStep[]): FunnelBar[] {
  const amount = ({ value }: FunnelStep) => (isKnown(value) ? value : 0);
  const whole = Math.max(1, ...steps.map(amount));
  let left = 0;
  return steps.map((step) => {
    if (step.kind === 'loss') {
      left -= amount(step);
      return { ...step, start: Math.max(0, left) / whole, length: amount(step) / whole };
    }
    left = amount(step);
    return { ...step, start: 0, length: amount(step) / whole };
  });
}
