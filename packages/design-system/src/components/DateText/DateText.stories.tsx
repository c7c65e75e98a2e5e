import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DateText } from './DateText.tsx';

const meta = preview.meta({
  title: 'Data/DateText',
  component: DateText,
  tags: ['autodocs'],
  args: { value: '2026-11-22T13:00:00Z' },
});

export const NamesTheZone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/22/2026 8:00 AM EST')).toHaveAttribute('datetime', '2026-11-22T13:00:00.000Z');
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateText {...args} kind="date" />
      <DateText {...args} kind="time" />
      <DateText {...args} isRelative now={new Date('2026-11-21T15:56:00Z')} />
      <DateText value={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/22/2026')).toBeVisible();
    await expect(canvas.getByText('8:00 AM EST')).toBeVisible();
    await expect(canvas.getByText('in 21 h 4 min')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'none' })).toBeVisible();
  },
});
