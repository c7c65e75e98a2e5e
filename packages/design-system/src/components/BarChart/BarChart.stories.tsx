import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  title: 'Data/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  args: {
    title: 'Opens by hour of the day',
    labels: { bar: 'Hour', value: 'Opens' },
    bars: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      label: `${hour}:00`,
      value: Math.round(900 * Math.exp(-(((hour - 10) / 5) ** 2))),
    })),
  },
});

export const WalkedByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('slider', { name: /24 bars, the highest is 10:00 with 900/ });
    picture.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(picture).toHaveAttribute('aria-valuetext', '22:00, 3');
    await userEvent.keyboard('{Escape}');
  },
});

export const Few = meta.story({
  args: {
    bars: [
      { id: 'a', label: 'Mobile', value: 6_120 },
      { id: 'b', label: 'Desktop', value: 2_900 },
    ],
  },
});
