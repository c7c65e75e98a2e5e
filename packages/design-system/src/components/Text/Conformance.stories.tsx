import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SAMPLES } from '../../conformance.samples.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({ title: 'Foundations/Gallery', component: Stack });
const held = new Map<string, unknown>();

/** All components at once; each hands out its element. The shell is a page of its own. */
export const Permutations = meta.story({
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  render: () => (
    <Stack gap={24}>
      {Object.entries(SAMPLES).map(([name, render]) => (
        <div key={name} data-name={name}>
          {render({ className: 'of-mine', 'data-asked': 'yes', ref: (element) => element && held.set(name, element) })}
        </div>
      ))}
    </Stack>
  ),
  play: async () => {
    const missing = Object.keys(SAMPLES).filter((name) => !(held.get(name) instanceof Element));
    await expect(missing).toEqual([]);
  },
});
