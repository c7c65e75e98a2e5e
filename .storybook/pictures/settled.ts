const FRAMES_OF_QUIET = 6;
const LONGEST_WAIT = 3000;

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until nothing in the document has changed or grown for several frames. */
async function quiet(end: number): Promise<void> {
  let left = FRAMES_OF_QUIET;
  const startAgain = (): void => {
    left = FRAMES_OF_QUIET;
  };
  const observer = new MutationObserver(startAgain);
  // A style that arrives late changes no element, but may wrap a line: then the frame would be measured too early.
  const sizes = new ResizeObserver(startAgain);
  for (const part of document.body.children) sizes.observe(part);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (; left > 0 && performance.now() < end; left--) await frame();
  } finally {
    observer.disconnect();
    sizes.disconnect();
  }
}

function pause(end: number) {
  return new Promise((resolve) => setTimeout(resolve, end - performance.now()));
}

/** Waits until fonts and images have loaded and the page has stopped changing, at most `LONGEST_WAIT` ms for each. */
export async function settled(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  const images = [...document.images].filter((image) => image.checkVisibility());
  const decoded = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([Promise.all([quiet(end), decoded]), pause(end)]);
  if (document.fonts.status === 'loaded') return;
  await Promise.race([document.fonts.ready, pause(end)]);
  // Fonts that load last move content that had settled.
  await quiet(end);
}

/** Waits until a change of colours is painted. */
export async function redrawn(): Promise<void> {
  await frame();
  await frame();
}
