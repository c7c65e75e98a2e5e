interface Lane<Item, Outcome> {
  /** How many items may be under way at the same time, which is also how many a kill can leave in doubt. */
  size: number;
  /** Stores outcomes and takes up to `room` new items, in one transaction. Returns none when there is nothing to do now. */
  exchange(outcomes: readonly Outcome[], room: number): Promise<readonly Item[]>;
  /** Never rejects: a failure is an outcome too. */
  send(item: Item): Promise<Outcome>;
  /** Stores the outcomes of the items that were under way when an exchange failed. */
  rescue(outcomes: readonly Outcome[]): Promise<void>;
}

/** The most milliseconds that a finished item waits for others, because a commit for each item would cost more. */
const LINGER = 4;

/**
 * Keeps `size` items under way until none is left. Each commit stores the finished items and claims as many new ones, so
 * that never more than `size` items are claimed without an outcome. A slow commit only makes the next batch larger.
 */
export async function pump<Item, Outcome>({ size, exchange, send, rescue }: Lane<Item, Outcome>): Promise<void> {
  const finished: Outcome[] = [];
  let underWay = 0;
  let wake = (): void => {};
  const begin = async (item: Item): Promise<void> => {
    finished.push(await send(item));
    underWay -= 1;
    wake();
  };
  const nextFinished = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const enoughFinished = async (): Promise<void> => {
    if (finished.length === 0 && underWay > 0) await nextFinished();
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      wake();
    }, LINGER);
    while (!isLate && underWay > 0 && finished.length < size / 4) await nextFinished();
    clearTimeout(patience);
  };

  for (;;) {
    const outcomes = finished.splice(0);
    let items: readonly Item[];
    try {
      items = await exchange(outcomes, size - underWay);
    } catch (error) {
      while (underWay > 0) await nextFinished();
      await rescue([...outcomes, ...finished]);
      throw error;
    }
    underWay += items.length;
    for (const item of items) void begin(item);
    if (underWay === 0 && finished.length === 0) return;
    await enoughFinished();
  }
}
