import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const THEMES = ['light', 'dark'];
// What a story of ours is called that shows a component in all its forms, or a screen as it usually is.
const SHOWN = /--(permutations|default)$/;

/** Takes the picture of a story in light and in dark, after its play, and holds it against the one that was approved. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || !SHOWN.test(storyId) || task.result?.state === 'fail') return;
  const html = document.documentElement;
  const before = html.dataset['theme'];
  await document.fonts.ready;
  try {
    for (const theme of THEMES) {
      html.dataset['theme'] = theme;
      // oxlint-disable-next-line vitest/no-standalone-expect -- the story is the test; this runs behind each
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}-${theme}`);
    }
  } finally {
    html.dataset['theme'] = before;
  }
});
