import { expect } from 'storybook/test';
import { checkContrastIn } from '../../../../.storybook/plays/contrast.ts';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Foundations/Contrast',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Read by everybody.</p>,
});

/** Text with low contrast in only one theme, either the first or the last that is checked. */
export const FindsFaults = meta.story({
  name: 'Text that can’t be read in one theme fails its story',
  play: async ({ canvasElement }) => {
    for (const theme of ['dark', 'high-contrast']) {
      const faint = document.createElement('p');
      faint.textContent = 'Hardly readable.';
      const style = document.createElement('style');
      style.textContent = `[data-theme='${theme}'] p + p { color: color-mix(in srgb, var(--mr-canvas), var(--mr-ink) 20%) }`;
      canvasElement.querySelector('p')?.after(faint, style);
      await expect(checkContrastIn(['dark', 'high-contrast'], canvasElement)).rejects.toThrow(
        new RegExp(`^Contrast:\\ncolor-contrast in ${theme}: <p>Hardly readable.`),
      );
      faint.remove();
      style.remove();
    }
    await checkContrastIn(['dark', 'high-contrast'], canvasElement);
  },
});
