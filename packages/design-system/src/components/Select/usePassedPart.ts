import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The options that react-select has, by their places among all that match. */
export interface HandedPart {
  from: number;
  to: number;
}

/** react-select looks each option up among all that it has: with 10,000 of them one key takes seconds. */
const STEP = 200;
const START: HandedPart = { from: 0, to: STEP };

/** Which of many options are handed to react-select: the first ones or the last ones, and more as they come into sight. */
export function useHandedPart(length: number) {
  const [part, setPart] = useState(START);
  return {
    part,
    startAgain: () => setPart(START),
    /** At once: the key that leads there goes on to react-select. */
    handEnd: (end: 'first' | 'last') =>
      flushSync(() => setPart(end === 'first' ? START : { from: Math.max(0, length - STEP), to: length })),
    /** False when there are no more on that side. */
    handMore(side: 'before' | 'after'): boolean {
      const { from, to } = part;
      const hasMore = side === 'before' ? from > 0 : to < length;
      if (hasMore) setPart(side === 'before' ? { from: Math.max(0, from - STEP), to } : { from, to: to + STEP });
      return hasMore;
    },
  };
}
