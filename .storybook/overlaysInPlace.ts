import { configure, getConfig } from 'storybook/test';

// What React Aria sets on a dialog or popover until it knows where it goes.
const WITHOUT_PLACE = '[style*="opacity: 0"][style*="clip-path: inset(50%)"]';
const FRAMES = 60;

async function overlaysInPlace(): Promise<void> {
  for (let frame = 0; frame < FRAMES && document.querySelector(WITHOUT_PLACE); frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Lets whatever a play awaits (found elements, clicks, keys) end only when all that floats is in its place. For a frame or two
 * after it opens it is in the document and can't be seen: a play that looks just then fails, on a busy machine alone.
 */
export function waitForOverlays(): void {
  const { asyncWrapper } = getConfig();
  configure({
    async asyncWrapper(callback) {
      const result = await asyncWrapper(callback);
      await overlaysInPlace();
      return result;
    },
  });
}
