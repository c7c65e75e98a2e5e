import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DiffView } from './DiffView.tsx';

function rows(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => `  <tr><td>Row ${from + index}</td></tr>`).join('\n');
}

const BEFORE = `<table role="presentation">
  <h1>An evening among the glass</h1>
  <a href="https://kestrel.example/dec3">Reserve two places</a>
${rows(1, 24)}
  <p>Doors open at seven.</p>
  <p>Coats may be left at the entrance.</p>
${rows(25, 40)}
</table>`;
const AFTER = `<table role="presentation">
  <h1>An evening among the glass</h1>
  <a href="https://kestrel.example/dec3?utm=2">Reserve three places</a>
  <p>Members bring a guest.</p>
${rows(1, 24)}
  <p>Doors open at half past seven.</p>
${rows(25, 40)}
  <img src="lamp.png" alt="A lamp of green glass">
</table>`;

const meta = preview.meta({
  title: 'Data/DiffView',
  component: DiffView,
  tags: ['autodocs'],
  args: {
    label: 'HTML of revision 2 and 3',
    before: BEFORE,
    after: AFTER,
    beforeLabel: 'Revision 2',
    afterLabel: 'Revision 3',
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DiffView {...args} />
      <DiffView {...args} label="The same, unified" layout="unified" context={1} />
      <DiffView {...args} label="The same twice" after={BEFORE} />
      <DiffView {...args} label="From nothing" before="" after={'One line\n\nand another'} />
      <DiffView
        {...args}
        label="One long line"
        before={`<p>${'a word '.repeat(60)}end</p>`}
        after={`<p>${'a word '.repeat(60)}new end</p>`}
      />
    </div>
  ),
});

/** Unchanged lines before the first change are folded too. */
export const BeginsUnchanged = meta.story({
  args: { before: `${rows(1, 20)}\n${BEFORE}`, after: `${rows(1, 20)}\n${AFTER}` },
  play: async ({ canvas }) => {
    const [fold] = canvas.getAllByRole('button', { name: /^Show \d+ unchanged lines/ });
    await expect(fold?.closest('tbody')).toBe(canvas.getByRole('table').querySelector('tbody'));
  },
});

export const FromChangeToChange = meta.story({
  args: { maxHeight: 240 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('region', { name: /HTML of revision 2 and 3/ });
    await expect(canvas.getByText('3 changes: 3 lines removed, 4 added')).toBeVisible();
    region.focus();
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 1 of 3, line 3');
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 3 of 3, line 46');
    const current = canvasElement.querySelector('tbody[data-current]');
    await expect(current).toHaveTextContent('A lamp of green glass');
    await expect(region.scrollTop).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 1 of 3');
  },
});

/** Signs and words back up the colours, and changed words are marked in both lines. */
export const ReadWithoutColour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('cell', { name: /^removed .*Reserve two places/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^added .*Reserve three places/ })).toBeVisible();
    await expect([...canvasElement.querySelectorAll('del')].map((part) => part.textContent)).toContain('two');
    await expect([...canvasElement.querySelectorAll('ins')].map((part) => part.textContent)).toContain('three');
  },
});

export const UnfoldedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Row 12</)).toBeNull();
    const [fold] = canvas.getAllByRole('button', { name: 'Show 18 unchanged lines' });
    fold?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByText(/Row 12</)).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: /HTML of revision/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('18 lines shown');
  },
});

export const LayoutChosen = meta.story({
  args: { onLayoutChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Side by side', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unified', pressed: false }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('unified');
    await expect(canvas.getByRole('columnheader')).toHaveTextContent('− Revision 2, + Revision 3');
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Side by side' })).toBeNull();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
