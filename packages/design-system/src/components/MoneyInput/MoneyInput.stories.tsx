import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

const meta = preview.meta({
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  tags: ['autodocs'],
  args: { label: 'Rate per thousand', currency: 'USD', value: 1250, onValueChange: fn() },
  render: function Kept(args: MoneyInputProps) {
    const [cents, setCents] = useState(args.value);
    return (
      <MoneyInput
        {...args}
        value={cents}
        onValueChange={(next) => {
          setCents(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <MoneyInput label="Empty" currency="USD" value={null} onValueChange={fn()} isOptional />
      <MoneyInput label="Rate" currency="EUR" value={125_050} onValueChange={fn()} hint="For a thousand messages." />
      <MoneyInput label="Wrong" currency="USD" value={-100} onValueChange={fn()} error="The rate is below zero." />
      <MoneyInput
        label="Disabled"
        currency="USD"
        value={1250}
        onValueChange={fn()}
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith(120_450);
    await userEvent.clear(input);
    await userEvent.type(input, '19.99');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1999);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2049);
  },
});

export const StaysBetweenItsLimits = meta.story({
  args: { minCents: 1200, maxCents: 1300, step: 0.25 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1275);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1300);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200);
    await expect(canvas.getByRole('spinbutton', { name: 'Rate per thousand' })).toHaveFocus();
  },
});

/** Digits that the currency doesn't have are refused, not rounded. */
export const FollowsTheCurrency = meta.story({
  args: { onUnreadable: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate per thousand' });
    await userEvent.clear(input);
    await userEvent.type(input, '12.505');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('12.505');
    await expect(input).toHaveAccessibleDescription('Decimals: at most 2, such as 12.50');
    await userEvent.type(input, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
    await expect(input).not.toBeInvalid();
  },
});

export const Yen = meta.story({
  args: { currency: 'JPY' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate per thousand' });
    await expect(input).toHaveValue('1,250');
    await userEvent.type(input, '{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1251);
    await userEvent.clear(input);
    await userEvent.type(input, '1250.5');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Decimals: at most 0, such as 1,250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const Dinars = meta.story({
  args: { currency: 'KWD' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate per thousand' });
    await expect(input).toHaveValue('1.250');
    await userEvent.clear(input);
    await userEvent.type(input, '1.375');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1375);
    await userEvent.tab();
    await expect(input).toHaveValue('1.375');
  },
});
