import { isKnown } from '../../provider/known.ts';

export interface FunnelStep {
  id: string;
  label: string;
  /** How many; of a loss as a positive number. */
  value: number;
  /** 'total' is what there was, 'loss' what fell away, 'result' what is left. */
  kind: 'total' | 'loss' | 'result';
  /** Of a loss: whose fault weighs more. Default 'warning'. */
  tone?: 'danger' | 'warning' | undefined;
}

export interface FunnelBar extends FunnelStep {
  /** Where the bar begins and how long it is, as shares of the greatest total. */
  start: number;
  length: number;
}

/** Each loss is cut from the end of what the steps before it left; a result is drawn from the beginning. */
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
