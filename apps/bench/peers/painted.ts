const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port2.onmessage = () => {
  for (const go of waiting.splice(0)) go();
};

/** Resolves right after the next frame is painted: a message sent while a frame is prepared arrives after it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      waiting.push(resolve);
      port1.postMessage(undefined);
    });
  });
}

const PATIENCE = 30_000;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}

/** Milliseconds from an act until its result is painted. Polls, because checking in every frame would cost more than the act. */
export async function timeUntil(isDone: () => boolean, act: () => void): Promise<number> {
  const began = performance.now();
  act();
  while (!isDone()) {
    await pause();
    if (performance.now() - began > PATIENCE)
      throw new Error(`After ${PATIENCE} ms the page still shows: ${document.body.innerText.slice(0, 300)}`);
  }
  await painted();
  return performance.now() - began;
}
