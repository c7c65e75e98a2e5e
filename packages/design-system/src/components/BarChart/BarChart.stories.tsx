import { renderToString } from 'react-dom/server';
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

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BarChart
        {...args}
        title="Few, each with its number"
        bars={[
          { id: 'a', label: 'Mobile', value: 6_120 },
          { id: 'b', label: 'Desktop', value: 2_900 },
          { id: 'c', label: 'A client whose name is longer than its bar is wide', value: 1 },
        ]}
      />
      <BarChart {...args} title="One" bars={[{ id: 'a', label: 'Mobile', value: 1 }]} />
      <BarChart
        {...args}
        title="Below zero"
        bars={[-320, 140, 560, -80].map((value, index) => ({ id: String(index), label: `Week ${index + 45}`, value }))}
      />
      <BarChart {...args} title="Nothing yet" bars={[]} />
      <BarChart {...args} title="On its way" bars={[]} isLoading />
    </div>
  ),
});

export const WalkedByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('slider', { name: /24 bars, the highest is 10:00 with 900/ });
    picture.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(picture).toHaveAttribute('aria-valuetext', '22:00: Opens 3');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Opens by hour of the day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '10:00 900' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    const [first, second] = canvasElement.querySelectorAll('[data-bar]');
    await expect(Number(first?.getAttribute('x'))).toBeGreaterThan(Number(second?.getAttribute('x')));
  },
});

export const InWordsOfTheApplication = meta.story({
  args: {
    formatValue: (value: number) => `${value} €`,
    bars: [{ id: 'a', label: 'Mobile', value: 612 }],
    isTitleHidden: true,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('612 €', { selector: 'svg text[data-part="bar-value"]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Mobile 612 €' })).toBeVisible();
  },
});

export const NothingToDraw = meta.story({
  args: { bars: [], emptyText: 'Nobody has opened it yet', height: 160 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has opened it yet')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** The page of a server has the numbers. They show when the scripts are slow, and take the room of the picture until then. */
export const BeforeTheScripts = meta.story({
  args: { bars: [{ id: 'a', label: 'Mobile', value: 612 }] },
  render: (args) => (
    // oxlint-disable-next-line react/no-danger -- the page as a server sends it
    <div dangerouslySetInnerHTML={{ __html: renderToString(<BarChart {...args} />) }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Mobile 612' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});
