import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { TransferList } from './TransferList.tsx';

const options = [
  { value: '1', label: 'Northlight Outdoor', description: 'Account 1182' },
  { value: '2', label: 'Brückner Reifen Gesellschaft für Handel, Lagerung und Montage', description: 'Account 1190' },
  { value: '3', label: '田中ガーデン' },
  { value: '4', label: 'Maison Lavande' },
  { value: '5', label: 'Kestrel', disabled: true, reason: 'Its owner left the account.' },
];
const moved = fn();

const meta = preview.meta({
  title: 'Data/TransferList',
  component: TransferList,
  tags: ['autodocs'],
  args: {
    label: 'Accounts of the user',
    availableLabel: 'All accounts',
    chosenLabel: 'Linked',
    options,
    value: ['4'],
    onValueChange: moved,
  },
  render: keptValue(TransferList),
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TransferList {...args} />
      <TransferList {...args} label="Everything" value={options.map((option) => option.value)} />
      <div style={{ maxInlineSize: 288 }}>
        <TransferList {...args} label="Narrow" value={[]} />
      </div>
    </div>
  ),
});

export const MovesByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = () => canvasElement.querySelector('[data-part="said"]');
    canvas.getByRole('button', { name: /^Add Northlight Outdoor/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(moved).toHaveBeenLastCalledWith(['4', '1']);
    await expect(said()).toHaveTextContent('Northlight Outdoor chosen. Linked: 2');
    await expect(canvas.getByRole('button', { name: /^Add Brückner/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const fixed = canvas.getByRole('button', { name: 'Add Kestrel' });
    await expect(fixed).toHaveFocus();
    await expect(fixed).toHaveAccessibleDescription('Its owner left the account.');
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await expect(moved).toHaveBeenLastCalledWith(['4', '1', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(moved).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('Nothing chosen yet')).toBeVisible();
    // The focused button has gone, so the empty list gets the focus. Its first entry is a tab stop again later.
    await expect(canvas.getByRole('region', { name: 'Linked (0)' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Maison Lavande' }));
    await expect(canvas.getByRole('button', { name: 'Remove Maison Lavande' }).tabIndex).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Maison Lavande' }));
    await expect(canvas.getByRole('region', { name: 'Linked (0)' })).toHaveFocus();
    // The search ignores accents, and a disabled entry stays.
    await userEvent.type(canvas.getByRole('searchbox'), 'bruckner');
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await expect(moved).toHaveBeenLastCalledWith(['2']);
  },
});

/** Right to left: the available entries are at the right, and the arrow keys still go up and down. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('region', { name: /^All accounts/ }).getBoundingClientRect();
    await expect(all.left).toBeGreaterThan(
      canvas.getByRole('region', { name: /^Linked/ }).getBoundingClientRect().left,
    );
    canvas.getByRole('button', { name: /^Add Northlight/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Add Northlight/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Add Brückner/ })).toHaveFocus();
  },
});
