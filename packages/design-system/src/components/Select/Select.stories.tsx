import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { COUNTRIES, VERTICALS } from './countries.samples.ts';
import { Select, type SelectProps } from './Select.tsx';

function Kept(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Select
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'Vertical', options: VERTICALS, value: null, onChange: fn() },
  render: Kept,
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Select
        label="Empty"
        options={VERTICALS}
        value={null}
        onChange={fn()}
        hint="Decides which benchmarks are shown."
      />
      <Select label="Chosen" options={VERTICALS} value="museums" onChange={fn()} isClearable />
      <Select label="Long" options={VERTICALS} value={VERTICALS[1]?.value ?? null} onChange={fn()} />
      <Select
        label="Wrong"
        options={VERTICALS}
        value={null}
        onChange={fn()}
        isRequired
        error="Choose the advertiser’s vertical."
      />
      <Select
        label="Disabled"
        options={VERTICALS}
        value="travel"
        onChange={fn()}
        disabled
        reason="You need the permission can_update_advertiser."
      />
    </div>
  ),
});

export const ChoosesByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Vertical' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('mus{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('museums');
    await expect(canvas.getByText('Museums')).toBeVisible();
    await expect(box).toHaveFocus();
  },
});

export const Grouped = meta.story({
  args: { label: 'Country', options: COUNTRIES, value: 'de' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Country' }));
    await expect(await canvas.findByText('Asia')).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Svalbard/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /日本/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('jp');
  },
});

export const DescribedByItsField = meta.story({
  args: { hint: 'Decides the benchmarks.', error: 'Choose a vertical.', isRequired: true },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Vertical' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Choose a vertical\. Decides the benchmarks\./);
    await expect(box).toHaveAttribute('aria-required', 'true');
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'You need the permission can_update_advertiser.', value: 'travel' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Vertical' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/can_update_advertiser/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('No data available')).toBeVisible());
  },
});
