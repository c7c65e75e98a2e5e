import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatRow } from '../StatCard/StatCard.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ title: 'Messages/ProgressBar', component: ProgressBar });

export const Permutations = meta.story({
  render: () => (
    <Card>
      <Stack gap={24}>
        <ProgressBar
          label="640,112 of 1,000,000 rows"
          value={640_112}
          max={1_000_000}
          secondsLeft={4}
          note="You may leave this page."
        />
        <StatRow
          items={[
            { label: 'accepted', value: 612_480, tone: 'success' },
            { label: 'rejected', value: 9214, tone: 'danger' },
            { label: 'duplicates in the file', value: 11_902, tone: 'warning' },
            { label: 'suppressed', value: 6516, tone: 'end' },
          ]}
        />
        <ProgressBar label="Resting at 30 %" value={30} max={100} isLive={false} />
        <ProgressBar label="Done" value={100} max={100} />
        <ProgressBar label="Nobody knows how long" value={0} max={0} />
        <ProgressBar label="Small" value={71} max={100} size="small" />
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '640,112 of 1,000,000 rows' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByRole('progressbar', { name: 'Nobody knows how long' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
});

/** For trying the controls. Checks nothing. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { label: '640,112 of 1,000,000 rows', value: 640_112, max: 1_000_000, secondsLeft: 4 },
});
