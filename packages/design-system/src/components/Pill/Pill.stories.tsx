import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Pill } from './Pill.tsx';

const meta = preview.meta({ title: 'Status/Pill', component: Pill, args: { children: 'Retail' } });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8} isWrapping>
      <Pill>Retail</Pill>
      <Pill tone="accent" onRemove={fn()}>
        Starts within 14 days
      </Pill>
      {TONES.map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      ))}
    </Stack>
  ),
});

export const Removed = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Retail' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
