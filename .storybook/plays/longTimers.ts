import { spyOn } from 'storybook/test';

/** In ms. A story and its helpers set no timer that is as long. */
const LONG = 60_000;

export interface LongTimers {
  /** How many are running. */
  count(): number;
  /** Lets their time pass. */
  pass(): void;
  release(): void;
}

/**
 * Takes timers of a minute and more from the real clock, which a slow machine can't keep up with. They end when the play says so.
 */
export function holdLongTimers(): LongTimers {
  const running = new Map<unknown, () => void>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const setting = spyOn(window, 'setTimeout').mockImplementation(((call: () => void, time = 0, ...rest: unknown[]) => {
    const id = set(call, time, ...rest);
    if (time >= LONG) running.set(id, call);
    return id;
  }) as typeof set);
  const clearing = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    running.delete(id);
    clear(id);
  });
  return {
    count: () => running.size,
    pass() {
      for (const [id, call] of running) {
        running.delete(id);
        clear(id as number);
        call();
      }
    },
    release() {
      setting.mockRestore();
      clearing.mockRestore();
    },
  };
}
