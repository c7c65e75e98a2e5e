import { endOfPatience, neverSettled } from './patience.ts';

const FRAMES_OF_QUIET = 6;

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
    for (; left > 0; left--) {
      if (performance.now() > end) throw neverSettled('it changes with every frame');
      await frame();
    }
  } finally {
    observer.disconnect();
    sizes.disconnect();
  }
}

async function within<T>(end: number, work: Promise<T>, what: string): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(neverSettled(what)), end - performance.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until fonts and images have loaded and the page has stopped changing. */
export async function settled(): Promise<void> {
  const end = endOfPatience();
  // Images below the window may load only when somebody scrolls to them.
  const images = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all([
    quiet(end),
    within(end, Promise.allSettled(images.map((image) => image.decode())), 'an image is still loading'),
  ]);
  if (document.fonts.status === 'loaded') return;
  await within(end, document.fonts.ready, 'a font is still loading');
  // Fonts that load last move content that had settled.
  await quiet(end);
}

/** Waits until a change of colours is painted. */
export async function redrawn(): Promise<void> {
  await frame();
  await frame();
}
