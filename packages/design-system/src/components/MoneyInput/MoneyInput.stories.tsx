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

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <MoneyInput label="Empty" currency="USD" cents={null} onCentsChange={fn()} isOptional />
      <MoneyInput label="Rate" currency="EUR" cents={125_050} onCentsChange={fn()} hint="For a thousand messages." />
      <MoneyInput label="Wrong" currency="USD" cents={-100} onCentsChange={fn()} error="The rate is below zero." />
      <MoneyInput
        label="Disabled"
        currency="USD"
        cents={1250}
        onCentsChange={fn()}
        disabled
        reason="The contract sets the rate."
      />
    </div>
  ),
});

export const KeepsWholeCents = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate per thousand' });
    await expect(input).toHaveValue('12.50');
    await userEvent.clear(input);
    await userEvent.paste('$1,204.50');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(120_450);
    await userEvent.clear(input);
    await userEvent.type(input, '19.99');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1999);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(2049);
  },
});

export const StaysBetweenItsLimits = meta.story({
  args: { minCents: 1200, maxCents: 1300, step: 0.25 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1275);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1300);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1200);
    await expect(canvas.getByRole('spinbutton', { name: 'Rate per thousand' })).toHaveFocus();
  },
});
