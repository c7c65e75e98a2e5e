import { once } from 'node:events';
import { createServer } from 'node:net';

// Below 32768, where Linux begins to choose ports for connections and for listeners that ask for any: a port from there that is
// free now may belong to a connection when its program starts seconds later.
const FIRST = 18_000;
const LAST = 32_000;

async function isFree(port: number): Promise<boolean> {
  const listener = createServer();
  try {
    const listening = once(listener, 'listening');
    listener.listen(port, '127.0.0.1');
    await listening;
  } catch {
    return false;
  }
  const closed = once(listener, 'close');
  listener.close();
  await closed;
  return true;
}

/** Gives free ports, no port twice. A node of Mailroom needs several in a row. */
export function portChooser(
  start = FIRST + Math.floor(Math.random() * (LAST - FIRST)),
): (inARow?: number) => Promise<number> {
  let next = start;
  return async (inARow = 1) => {
    for (let tried = 0; tried < LAST - FIRST; tried += 1) {
      if (next + inARow > LAST) next = FIRST;
      const first = next;
      let free = 0;
      while (free < inARow && (await isFree(first + free))) free += 1;
      next = first + Math.max(free, 1);
      if (free === inARow) return first;
    }
    throw new Error(`No ${inARow} free ports in a row between ${FIRST} and ${LAST}.`);
  };
}

/** For programs that start others: the ports of one process are never given twice. */
export const choosePort = portChooser();
