import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

const meta = preview.meta({
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  tags: ['autodocs'],
  args: { label: 'Rate per thousand', currency: 'USD', cents: 1250, onCentsChange: fn() },
  render: function Kept(args: MoneyInputProps) {
    const [cents, setCents] = useState(args.cents);
    return (
      <MoneyInput
        {...args}
        cents={cents}
        onCentsChange={(next) => {
          setCents(next);
          args.onCentsChange(next);
        }}
      />
    );
  },
});

export const KeepsWholeCents = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate per thousand' });
    await userEvent.clear(input);
    await userEvent.type(input, '19.99');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1999);
  },
});
