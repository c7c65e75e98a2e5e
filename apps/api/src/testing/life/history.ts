import { isStatus, transition } from '@mailroom/domain/statuses/statuses';
import type { TestApp } from '../app.ts';

interface Step {
  product_id: number;
  event: string;
  from_status: string;
  from_attention: string | null;
  to_status: string;
  to_attention: string | null;
}

/** Every fact that could hold. The server decides which ones do; a test checks only the registry's transitions. */
const ANY_FACTS = [
  ['unlaunched', 'unsent', 'short'],
  ['launched', 'waiting', 'short', 'begun', 'unsent', 'undoable'],
];

function isInRegistry(step: Step): boolean {
  return (
    isStatus('product', step.from_status) &&
    ANY_FACTS.some((facts) => {
      const state = { status: step.from_status as never, attention: step.from_attention, facts };
      const legal = transition('product', state, step.event);
      return (
        legal !== undefined && legal.to.includes(step.to_status) && (legal.attention ?? null) === step.to_attention
      );
    })
  );
}

/** Reads the history of a product, the first step first. Without an id, those of all products, one after the other. */
export function stepsOf(app: TestApp, productId: number | null): Promise<Step[]> {
  return app.sql<Step>(
    `select product_id, event, from_status, from_attention, to_status, to_attention from product_transition
      where $1::int is null or product_id = $1 order by product_id, id`,
    [productId],
  );
}

/** The steps of one product that the registry doesn't have, or that don't continue the one before. */
export function illegalSteps(steps: readonly Step[]): Step[] {
  return steps.filter((step, at) => {
    const earlier = steps[at - 1];
    const continues =
      earlier === undefined || (earlier.to_status === step.from_status && earlier.to_attention === step.from_attention);
    return !continues || !isInRegistry(step);
  });
}
