import { expect } from 'storybook/test';
import { checkContrastIn } from '../../../../.storybook/contrast.ts';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Foundations/Contrast',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Read by everybody.</p>,
});

/** A text that can hardly be read in one theme alone, the first or the last that is looked at, and in a story like any other. */
export const FindsFaults = meta.story({
  name: 'What can’t be read in one theme alone fails its story',
  play: async ({ canvasElement }) => {
    for (const theme of ['dark', 'high-contrast']) {
      const faint = document.createElement('p');
      faint.textContent = 'Read by nobody.';
      const style = document.createElement('style');
      style.textContent = `[data-theme='${theme}'] p + p { color: color-mix(in srgb, var(--mr-canvas), var(--mr-ink) 20%) }`;
      canvasElement.querySelector('p')?.after(faint, style);
      await expect(checkContrastIn(['dark', 'high-contrast'], canvasElement)).rejects.toThrow(
        new RegExp(`^Contrast:\\ncolor-contrast in ${theme}: <p>Read by nobody.`),
      );
      faint.remove();
      style.remove();
    }
    await checkContrastIn(['dark', 'high-contrast'], canvasElement);
  },
});
