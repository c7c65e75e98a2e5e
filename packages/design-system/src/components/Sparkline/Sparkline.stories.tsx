import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Data/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { label: 'Opens, up from 1,204 to 2,310 in 8 days', values: [1204, 1300, 1250, 1600, 1900, 1850, 2200, 2310] },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Sparkline {...args} />
      <Sparkline {...args} tone="success" label="Deliveries, up" />
      <Sparkline tone="danger" label="Bounces, steady" values={[3, 3, 3, 3]} />
      <Sparkline label="One value" values={[3]} width={200} height={48} />
      <Sparkline label="No value yet" values={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Opens, up from 1,204 to 2,310 in 8 days' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Bounces, steady' })).toHaveAttribute('data-tone', 'danger');
  },
});

export const Tones = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {TONES.map((tone) => (
        <Sparkline {...args} key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('img').map((trend) => getComputedStyle(trend).getPropertyValue('--own-trend'));
    await expect(new Set(colours).size).toBe(TONES.length);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const trend = canvas.getByRole('img');
    const last = trend.querySelector('circle')?.getBoundingClientRect();
    await expect(last?.left).toBeLessThan(trend.getBoundingClientRect().left + 10);
  },
});
