import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Status/Badge', component: Badge });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8} isWrapping>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Each tone has its own shape. Screen readers read the word, not the shape.
    const shapes = [...canvasElement.querySelectorAll('svg')].map((shape) => shape.innerHTML);
    await expect(new Set(shapes).size).toBe(TONES.length);
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
});

export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <Badge tone="danger">Error - Volume Discrepancy</Badge>
    </div>
  ),
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { tone: 'success', children: 'Live' } });
