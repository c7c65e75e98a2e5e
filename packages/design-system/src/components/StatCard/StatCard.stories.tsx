import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { StatCard, StatRow } from './StatCard.tsx';

const meta = preview.meta({ title: 'Data/StatCard', component: StatCard });

export const Permutations = meta.story({
  render: () => (
    <Grid min={180}>
      <StatCard label="delivered" value={119_204} note="71 % of what was ordered" />
      <StatCard label="not known yet" value={null} />
      {TONES.map((tone) => (
        <StatCard key={tone} label={tone} value={9214} tone={tone} />
      ))}
    </Grid>
  ),
});

export const WithTrend = meta.story({
  render: () => (
    <Grid min={180}>
      <StatCard
        label="opened"
        value={2310}
        note="23.4% of delivered"
        trend={<Sparkline label="up from 1,204 in 8 days" values={[1204, 1300, 1250, 1600, 1900, 1850, 2200, 2310]} />}
      />
      <StatCard
        label="bounced"
        value={41}
        tone="danger"
        trend={<Sparkline label="steady for 8 days" tone="danger" values={[5, 5, 6, 5, 5, 5, 5, 5]} />}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,310')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'up from 1,204 in 8 days' })).toBeVisible();
  },
});

/** Inside a card, without borders around each. At 320 px they are below each other. */
export const InARow = meta.story({
  render: () => (
    <StatRow
      items={[
        { label: 'ordered', value: 250_000 },
        { label: 'delivered', value: 231_870, note: '92.7% of ordered' },
        { label: 'cost', value: '$1,234.50' },
        { label: 'unsubscribed', value: null },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { label: 'delivered', value: 119_204, note: '71 % of what was ordered' },
});
