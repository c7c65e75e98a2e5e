import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Donut } from './Donut.tsx';

const CLIENTS: [string, number][] = [
  ['Apple Mail', 4_812],
  ['Gmail', 3_120],
  ['Outlook', 1_406],
  ['Yahoo Mail', 512],
  ['Samsung Email', 208],
  ['Thunderbird', 96],
  ['A client whose name is rather long', 41],
  ['Proton Mail', 1],
];
const slices = CLIENTS.map(([label, value]) => ({ id: label, label, value }));

const meta = preview.meta({
  title: 'Data/Donut',
  component: Donut,
  tags: ['autodocs'],
  args: { title: 'Opens by client', labels: { slice: 'Client', value: 'Opens' }, slices },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Donut {...args} />
      <Donut
        {...args}
        title="Two, one of them tiny"
        slices={[slices[0], slices[7]].filter((one) => one !== undefined)}
      />
      <Donut {...args} title="One" slices={slices.slice(0, 1)} size={140} />
      <Donut {...args} title="Nothing came back" slices={slices.map((slice) => ({ ...slice, value: 0 }))} />
      <Donut {...args} title="On its way" slices={[]} isLoading />
    </div>
  ),
});

export const WalkedByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ring = await canvas.findByRole('slider', { name: /Opens by client\. 6 parts, the largest is Apple Mail/ });
    ring.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(ring).toHaveAttribute('aria-valuetext', 'Gmail: 3,120, 30.6%');
    await userEvent.keyboard('{End}');
    await expect(ring).toHaveAttribute('aria-valuetext', 'Other (3): 138, 1.4%');
    await userEvent.keyboard('{Escape}');
  },
});

/** When a slice is hidden, the others share the whole ring. */
export const SlicesHiddenByTheLegend = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Apple Mail/, pressed: true }));
    await expect(canvas.getByRole('button', { name: /Gmail 3,120 57\.9%/ })).toBeVisible();
    const ring = canvas.getByRole('slider', { name: /5 parts, the largest is Gmail/ });
    await expect(ring.querySelectorAll('[data-bar]')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /Apple Mail/, pressed: false }));
    await expect(ring.querySelectorAll('[data-bar]')).toHaveLength(6);
  },
});

/** The table names the slices that the picture gathers as 'Other'. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Opens by client' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Proton Mail 1 < 0.1%' })).toBeVisible();
  },
});

/** The application keeps the hidden slices, for example in a URL, and formats the values. */
export const HiddenByTheApplication = meta.story({
  args: { hiddenIds: ['Apple Mail'], onHiddenIdsChange: fn(), formatValue: (value: number) => `${value} opens` },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /Gmail 3120 opens 57\.9%/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Apple Mail/, pressed: false }));
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('slider', { name: /5 parts/ })).toBeVisible();
  },
});
