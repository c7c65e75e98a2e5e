import { configure, getConfig } from 'storybook/test';

// The style React Aria sets on a dialog or popover until it has a position.
const WITHOUT_PLACE = '[style*="opacity: 0"][style*="clip-path: inset(50%)"]';
const FRAMES = 60;

async function overlaysInPlace(): Promise<void> {
  for (let frame = 0; frame < FRAMES && document.querySelector(WITHOUT_PLACE); frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Makes everything a play awaits (found elements, clicks, keys) also wait until all overlays are in place. For a frame or
 * two after opening, an overlay is in the document but invisible: on a busy machine a play that looks just then fails.
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
