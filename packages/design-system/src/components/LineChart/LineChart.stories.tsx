import { expect, fn } from 'storybook/test';
import { onPaper } from '../../../../../.storybook/plays/onPaper.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LineChart } from './LineChart.tsx';

const DAY = 86_400_000;
const days = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 10, 8, 12) + index * DAY).toISOString());

function curve(height: number, speed: number) {
  return days.map((x, index) => ({ x, y: Math.round(height * (1 - Math.exp(-(index + 1) / speed))) }));
}

function oneDay(y: number) {
  return [{ x: days[0] ?? '', y }];
}

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

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LineChart
        {...args}
        title="Six series"
        series={[9200, 7600, 6100, 4200, 2400, 800].map((height, index) => ({
          id: String(index),
          label: `List ${index + 1}`,
          points: curve(height, 3 + index),
        }))}
      />
      <LineChart {...args} title="One series" series={[{ id: 'opens', label: 'Opens', points: curve(3, 4) }]} />
      <LineChart
        {...args}
        title="One day"
        series={[
          { id: 'opens', label: 'Opens', points: oneDay(4) },
          { id: 'clicks', label: 'Clicks', points: oneDay(1) },
          { id: 'unsubscribes', label: 'Unsubscribes', points: oneDay(0) },
        ]}
      />
      <LineChart
        {...args}
        title="With days that nobody counted"
        series={[
          {
            id: 'opens',
            label: 'Opens',
            points: days.map((x, index) => ({ x, y: [3, 4, 6, 9].includes(index) ? null : index * 40 })),
          },
        ]}
      />
      <LineChart
        {...args}
        title="Below zero"
        series={[
          {
            id: 'net',
            label: 'Net growth',
            points: days.map((x, index) => ({ x, y: Math.round(900 * Math.sin(index)) })),
          },
        ]}
      />
      <LineChart
        {...args}
        title="Shares"
        formatY={(y) => `${Math.round(y * 100)}%`}
        series={[{ id: 'share', label: 'Opened', points: days.map((x, index) => ({ x, y: 0.02 * index })) }]}
      />
      <LineChart {...args} title="Nothing yet" series={[]} emptyText="Nothing has come back yet" />
      <LineChart {...args} title="On its way" series={[]} isLoading />
    </div>
  ),
});

export const WalkedByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('slider', { name: /Opens and clicks since the start\. 14 points/ });
    picture.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(picture).toHaveAttribute('aria-valuetext', '11/09/2026: Opens 3,620, Clicks 595, Unsubscribes 68');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(picture).toHaveAttribute('aria-valuenow', '13');
    await userEvent.keyboard('{Escape}');
    await expect(picture).toHaveAttribute('aria-valuetext', '14 points from 11/08/2026 to 11/21/2026.');
  },
});

/** On a right-to-left page time runs to the left too, and the left arrow moves forward in time. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('slider');
    picture.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(picture).toHaveAttribute('aria-valuenow', '1');
    const cursor = picture.querySelector('[data-cursor]');
    await expect(Number(cursor?.getAttribute('x1'))).toBeGreaterThan(picture.clientWidth / 2);
  },
});

export const SeriesHiddenByTheLegend = meta.story({
  args: { onHiddenIdsChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const lines = () => canvasElement.querySelectorAll('path[data-line]').length;
    await canvas.findByRole('slider');
    await expect(lines()).toBe(3);
    await expect(canvas.getByText('10,000')).toBeInTheDocument();
    const opens = canvas.getByRole('button', { name: 'Opens', pressed: true });
    await userEvent.click(opens);
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith(['opens']);
    await expect(lines()).toBe(2);
    await expect(canvas.queryByText('10,000')).toBeNull();
    for (const name of ['Clicks', 'Unsubscribes']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText(/All series are hidden/)).toBeVisible();
    await userEvent.click(opens);
    await expect(lines()).toBe(1);
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('figure').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Opens and clicks since the start' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(15);
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
});

/** A single day has no line: its values are shown as bars side by side, on an axis of whole numbers. */
export const OneDay = meta.story({
  args: {
    series: [
      { id: 'opens', label: 'Opens', points: oneDay(1) },
      { id: 'clicks', label: 'Clicks', points: oneDay(0) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('slider', { name: /1 point: 11\/08\/2026\./ })).toBeVisible();
    const ticks = [...canvasElement.querySelectorAll('[data-grid] + text')].map((tick) => tick.textContent);
    await expect(ticks).toEqual(['0', '1']);
    await expect(canvasElement.querySelectorAll('[data-bar]')).toHaveLength(2);
  },
});

export const EmptyAndLoading = meta.story({
  render: (args) => (
    <>
      <LineChart {...args} series={[]} emptyText="Nothing has come back yet" />
      <LineChart {...args} title="On its way" isLoading />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has come back yet', { selector: '[data-part="empty"]' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'On its way' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('slider')).toBeNull();
    const [empty, loading] = canvas.getAllByRole('figure');
    await expect(empty?.clientHeight).toBe(loading?.clientHeight);
  },
});

/** On paper the whole picture is as wide as the page, though the window was wider. */
export const Printed = meta.story({
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('slider');
    await onPaper(async () => {
      await expect(picture).toHaveAttribute('viewBox', '0 0 660 240');
      const { width, height } = picture.getBoundingClientRect();
      await expect(width).toBe(picture.parentElement?.clientWidth);
      await expect(Math.round((width / height) * 240)).toBe(660);
    });
    await expect(picture.getBoundingClientRect().height).toBe(240);
  },
});

/** The application keeps the hidden series, and formats the days. */
export const HiddenByTheApplication = meta.story({
  args: {
    hiddenIds: ['opens'],
    onHiddenIdsChange: fn(),
    formatX: (x: string | number) => `Day ${String(x).slice(8, 10)}`,
  },
  play: async ({ args, canvas, userEvent }) => {
    const opens = await canvas.findByRole('button', { name: /Opens/, pressed: false });
    const picture = canvas.getByRole('slider');
    picture.focus();
    await userEvent.keyboard('{Home}');
    await expect(picture).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Day 08: Clicks/));
    await userEvent.click(opens);
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith([]);
  },
});
