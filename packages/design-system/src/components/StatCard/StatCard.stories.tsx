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
      <StatCard label="opened" value={41_010} note="34.8%, usually 31.2%" usual={{ now: 0.348, usually: 0.312 }} />
      <StatCard
        label="unsubscribed"
        value={212}
        note="0.18%, usually 0.15%"
        usual={{ now: 0.0018, usually: 0.0015, better: 'less' }}
      />
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

/** The bar ends at its track, and there is none without anything usual. */
export const AgainstTheUsual = meta.story({
  render: () => (
    <StatRow
      items={[
        { label: 'far more', value: 9000, note: '90%, usually 10%', usual: { now: 0.9, usually: 0.1 } },
        { label: 'none', value: 0, note: '0%, usually 10%', usual: { now: 0, usually: 0.1 } },
        { label: 'as usual', value: 1000, note: '10%, usually 10%', usual: { now: 0.1, usually: 0.1 } },
        { label: 'new', value: 1000, note: '10%', usual: { now: 0.1, usually: 0 } },
        { label: 'unknown', value: null, usual: { now: Number.NaN, usually: 0.1 } },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const tracks = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="usual"]')];
    await expect(tracks.map((track) => track.dataset['news'])).toEqual(['good', 'bad', 'good']);
    const [more, none, same] = tracks.map((track) => {
      const bar = track.querySelector('[data-part="bar"]')?.getBoundingClientRect().width ?? -1;
      return bar / track.getBoundingClientRect().width;
    });
    await expect([more, none]).toEqual([1, 0]);
    await expect(same).toBeCloseTo(2 / 3, 2);
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
