import { expect } from 'storybook/test';
import { checkContrastIn } from '../../../../.storybook/plays/contrast.ts';
import preview from '../../../../.storybook/preview.tsx';

const THEMES = ['light', 'dark', 'high-contrast'];

const meta = preview.meta({
  title: 'Foundations/Contrast',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Read by everybody.</p>,
});

/** Text with low contrast in only one theme. */
export const FindsFaults = meta.story({
  name: 'Text that can’t be read in one theme fails its story',
  play: async ({ canvasElement }) => {
    for (const theme of THEMES) {
      const faint = document.createElement('p');
      faint.textContent = 'Hardly readable.';
      const style = document.createElement('style');
      style.textContent = `[data-theme='${theme}'] p + p { color: color-mix(in srgb, var(--mr-canvas), var(--mr-ink) 20%) }`;
      canvasElement.querySelector('p')?.after(faint, style);
      await expect(checkContrastIn(THEMES, canvasElement)).rejects.toThrow(
        new RegExp(`^Contrast:\\ncolor-contrast in ${theme}: <p>Hardly readable.`),
      );
      faint.remove();
      style.remove();
    }
    await checkContrastIn(THEMES, canvasElement);
  },
});

/** A look is asked about once, so what makes two looks different must be noticed. */
export const TellsLooksApart = meta.story({
  name: 'Text that can be read on one ground is checked again on another, and fainter',
  play: async ({ canvasElement }) => {
    await checkContrastIn(THEMES, canvasElement);
    for (const [property, value] of [
      ['background', 'color-mix(in srgb, var(--mr-canvas), var(--mr-ink) 80%)'],
      ['opacity', '0.2'],
    ] as const) {
      canvasElement.style.setProperty(property, value);
      await expect(checkContrastIn(THEMES, canvasElement)).rejects.toThrow('color-contrast in dark: <p>Read by');
      canvasElement.style.removeProperty(property);
    }
    await checkContrastIn(THEMES, canvasElement);
  },
});
