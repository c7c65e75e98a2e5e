import type { Clock } from '../platform/clock/clock.ts';

export type TestClock = Clock & { set(date: Date | string): void; advance(milliseconds: number): void };

/** A clock that moves only when a test moves it. */
export function testClock(start = '2026-03-02T15:00:00Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (date) => {
      now = new Date(date);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
