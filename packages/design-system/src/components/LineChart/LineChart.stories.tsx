import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LineChart } from './LineChart.tsx';

const DAY = 86_400_000;
const days = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 10, 8, 12) + index * DAY).toISOString());
const curve = (height: number, speed: number) =>
  days.map((x, index) => ({ x, y: Math.round(height * (1 - Math.exp(-(index + 1) / speed))) }));

const meta = preview.meta({
  title: 'Data/LineChart',
  component: LineChart,
  tags: ['autodocs'],
  args: {
    title: 'Opens and clicks since the start',
    xLabel: 'Day',
    series: [
      { id: 'opens', label: 'Opens', points: curve(9_200, 4) },
      { id: 'clicks', label: 'Clicks', points: curve(2_100, 6) },
      { id: 'unsubscribes', label: 'Unsubscribes', points: curve(140, 3) },
    ],
  },
});

export const WalkedByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('slider', { name: /Opens and clicks since the start\. 14 points/ });
    picture.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(picture).toHaveAttribute('aria-valuetext', '11/09/2026, 3,620, 595, 68');
    await userEvent.keyboard('{Escape}');
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Opens and clicks since the start' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(15);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
});

export const OneSeries = meta.story({ args: { series: [{ id: 'opens', label: 'Opens', points: curve(3, 4) }] } });
export const Empty = meta.story({ args: { series: [] } });
