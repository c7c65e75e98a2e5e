import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TransferList, type TransferListProps } from './TransferList.tsx';

const options = [
  { value: '1', label: 'Northlight Outdoor', description: 'Account 1182' },
  { value: '2', label: 'Brückner Reifen Gesellschaft für Handel, Lagerung und Montage', description: 'Account 1190' },
  { value: '3', label: '田中ガーデン' },
  { value: '4', label: 'Maison Lavande' },
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
    onChange: moved,
  },
  render: function Kept(args: TransferListProps) {
    const [value, setValue] = useState(args.value);
    return (
      <TransferList
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const MovesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Add Northlight Outdoor/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(moved).toHaveBeenLastCalledWith(['4', '1']);
    await expect(canvas.getByRole('button', { name: /^Add Brückner/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(moved).toHaveBeenLastCalledWith([]);
  },
});
