import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadLateParts } from './lateParts.ts';
import { framePicture } from './pictureFrame.ts';
import { revealed, watchChanges } from './revealed.ts';
import { neverSettled } from './patience.ts';
import { redrawn, settled } from './settled.ts';
import { isShown, PICTURED_THEMES, WITH_TOUCH, type PictureMeta } from './pictured.ts';
import { holdStill } from '../plays/still.ts';

const TALLEST = 8000;
const MOST_TURNS = 10;
// A message about what a play did stays for nine seconds: on a busy machine it may be gone before the picture.
const NO_NEWS = '[role="log"]{visibility:hidden!important}';

/** Makes the window as high as the page, because a picture shows only what is in the window. Returns whether it had to. */
async function unroll(): Promise<boolean> {
  const height = Math.min(document.documentElement.scrollHeight, TALLEST);
  const isHigher = height > window.innerHeight;
  if (isHigher) await page.viewport(window.innerWidth, height);
  window.scrollTo(0, 0);
  return isHigher;
}

/** Shows the whole page, which may grow again while a part loads, or when the window grows. */
async function unrolled(): Promise<void> {
  for (let turns = MOST_TURNS; turns > 0; turns--) {
    await revealed();
    await settled();
    if (!(await unroll())) return;
  }
  throw neverSettled('it grows with the window');
}

async function comparePictures(storyId: string, taken: string[]): Promise<void> {
  await unrolled();
  for (const theme of PICTURED_THEMES) {
    document.documentElement.dataset['theme'] = theme;
    await redrawn();
    await settled();
    const { frame, remove } = framePicture();
    const name = `${storyId}-${theme}`;
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- the story is the test; this runs behind each
      await expect.soft(page.elementLocator(frame)).toMatchScreenshot(name);
      taken.push(name);
    } finally {
      remove();
    }
  }
}

beforeAll(loadLateParts, 60_000);
beforeEach(watchChanges);

/** Takes the picture of a story in light and in dark, after its play, and compares it with the approved one. */
afterEach(async ({ task }) => {
  // The touch project runs this file too, but takes no pictures.
  if (task.file.projectName === WITH_TOUCH) return;
  const meta = task.meta as PictureMeta;
  if (meta.storyId === undefined || !isShown(meta.storyId) || task.result?.state === 'fail') return;
  meta.pictures = [];
  const before = document.documentElement.dataset['theme'];
  const letMove = holdStill(meta.storyId.startsWith('screens-') ? NO_NEWS : '');
  try {
    await comparePictures(meta.storyId, meta.pictures);
  } finally {
    document.documentElement.dataset['theme'] = before;
    letMove();
  }
});
