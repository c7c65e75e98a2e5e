import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The range of the matching options that react-select has. */
export interface PassedPart {
  from: number;
  to: number;
}

/** How many options are added at a time. react-select looks each option up in its whole list: with 10,000, one key takes seconds. */
const STEP = 200;
const START: PassedPart = { from: 0, to: STEP };

/** Passes only a part of many options to react-select: the first or the last ones, and more as the reader scrolls. */
export function usePassedPart(length: number) {
  const [part, setPart] = useState(START);
  return {
    part,
    startAgain: () => setPart(START),
    /** Renders synchronously, because react-select handles the same key next. */
    passEnd: (end: 'first' | 'last') =>
      flushSync(() => setPart(end === 'first' ? START : { from: Math.max(0, length - STEP), to: length })),
    /** Returns false when there are no more on that side. */
    passMore(side: 'before' | 'after'): boolean {
      const { from, to } = part;
      const hasMore = side === 'before' ? from > 0 : to < length;
      if (hasMore) setPart(side === 'before' ? { from: Math.max(0, from - STEP), to } : { from, to: to + STEP });
      return hasMore;
    },
  };
}
