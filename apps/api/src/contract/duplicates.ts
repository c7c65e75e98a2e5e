import { inProgress } from './idempotency.ts';

const MOST_WAITING = 200;
const LONGEST_WAIT = 5000;

/**
 * Calls with one key on this node run one after the other. The waiting ones hold no connection, or fifty double
 * clicks would take the pool from everybody else.
 */
export function duplicateQueue() {
  const running = new Map<string, Promise<unknown>>();
  let waiting = 0;

  const settled = async (before: Promise<unknown>): Promise<void> => {
    if (waiting >= MOST_WAITING) throw inProgress();
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(inProgress()), LONGEST_WAIT);
    });
    try {
      await Promise.race([before.catch(() => {}), late]);
    } finally {
      clearTimeout(timer);
      waiting -= 1;
    }
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    for (let before = running.get(key); before; before = running.get(key)) await settled(before);
    const own = work();
    running.set(key, own);
    try {
      return await own;
    } finally {
      running.delete(key);
    }
  };
}

export type DuplicateQueue = ReturnType<typeof duplicateQueue>;
