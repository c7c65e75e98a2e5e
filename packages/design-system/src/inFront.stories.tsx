import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { IN_FRONT } from './inFront.samples.tsx';

const meta = preview.meta({ title: 'Foundations/In front', tags: ['!autodocs', '!dev'] });

const found = new Map<string, unknown>();

/** Conformance of components that a server can't render: class name, data attribute and ref reach the element in front. */
export const Conformance = meta.story({
  render: () => (
    <>
      {Object.entries(IN_FRONT).map(([name, sample]) => (
        <div key={name}>
          {sample({
            className: `of-${name}`,
            'data-asked': name,
            ref: (element) => {
              if (element) found.set(name, element);
            },
          })}
        </div>
      ))}
    </>
  ),
  // Five dialogs on top of each other aren't a realistic page, so accessibility isn't checked.
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  play: async () => {
    for (const name of Object.keys(IN_FRONT)) {
      await waitFor(() => expect(document.querySelector(`.of-${name}[data-asked="${name}"]`)).not.toBeNull());
      await expect(found.get(name)).toBe(document.querySelector(`.of-${name}`));
    }
  },
});
