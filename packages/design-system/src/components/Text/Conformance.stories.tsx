import { Profiler } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SAMPLES } from '../../conformance.samples.tsx';
import { THEMES } from '../../theme/tokens.generated.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({ title: 'Foundations/Conformance', component: Stack });
const held = new Map<string, unknown>();
let renders = 0;

const gallery = {
  parameters: { a11y: { test: 'off' }, contrast: 'off' } as const,
  render: () => (
    <Profiler id="gallery" onRender={() => (renders += 1)}>
      <Stack gap={24}>
        {Object.entries(SAMPLES).map(([name, render]) => (
          <div key={name} data-name={name}>
            <Stack gap={4}>
              <Text tone="subtle" size={12}>
                {name}
              </Text>
              {render({
                className: 'of-mine',
                'data-asked': 'yes',
                ref: (element) => element && held.set(name, element),
              })}
            </Stack>
          </div>
        ))}
      </Stack>
    </Profiler>
  ),
};

/** One small example of every export, each with its element as ref. The shell isn't here, because it is a whole page. */
export const Permutations = meta.story({
  ...gallery,
  play: async () => {
    const missing = Object.keys(SAMPLES).filter((name) => !(held.get(name) instanceof Element));
    await expect(missing).toEqual([]);
  },
});

function frame() {
  return new Promise((done) => requestAnimationFrame(done));
}

/** Waits until nothing was drawn for this many frames, so that lazy parts have loaded. */
async function settle(frames: number): Promise<void> {
  for (let quiet = 0, last = renders; quiet < frames; quiet = last === renders ? quiet + 1 : 0) {
    last = renders;
    await frame();
  }
}

export const ThemeSwitch = meta.story({
  ...gallery,
  name: 'Switching the theme renders no component again',
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const before = root.dataset['theme'] ?? '';
    const inks = new Set<string>();
    await settle(90);
    const counted = renders;
    try {
      for (const theme of THEMES) {
        root.dataset['theme'] = theme;
        await settle(10);
        inks.add(getComputedStyle(canvasElement).color);
      }
      await expect(inks.size).toBe(THEMES.length);
      await expect(renders).toBe(counted);
    } finally {
      root.dataset['theme'] = before;
    }
  },
});
