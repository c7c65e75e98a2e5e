import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  title: 'Messages/ProgressRing',
  component: ProgressRing,
  args: { label: 'Checking the links', value: 9, max: 14 },
});

export const Permutations = meta.story({
  render: () => (
    <Card>
      <Stack gap={24} align="start">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Stack key={size} direction="row" gap={32} isWrapping align="center">
            <ProgressRing size={size} label={`Rows, ${size}`} value={64} max={100} secondsLeft={240} />
            <ProgressRing size={size} label="At its beginning" value={0} max={100} />
            <ProgressRing size={size} label="Done" value={100} max={100} secondsLeft={0} />
            <ProgressRing size={size} label="Nobody knows how long" value={0} max={0} note="You may leave this page" />
          </Stack>
        ))}
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Rows, large' });
    await expect(ring).toHaveAttribute('aria-valuenow', '64');
    await expect(ring).toHaveAttribute('aria-valuetext', '64%');
    await expect(canvas.getAllByText('about 4 min left')).toHaveLength(3);
    for (const unknown of canvas.getAllByRole('progressbar', { name: 'Nobody knows how long' }))
      await expect(unknown).not.toHaveAttribute('aria-valuenow');
  },
});

export const InALine = meta.story({
  args: { size: 'small', isLabelHidden: true },
  render: (args) => (
    <p>
      <ProgressRing {...args} /> 14 links are being checked.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking the links' })).toBeVisible();
  },
});
