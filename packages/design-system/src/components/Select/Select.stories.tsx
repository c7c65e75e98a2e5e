import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { COUNTRIES, VERTICALS } from './countries.samples.ts';
import type { LoadRequest } from './options.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'Vertical', options: VERTICALS, value: null, onValueChange: fn() },
  render: keptValue(Select),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Select
        label="Empty"
        options={VERTICALS}
        value={null}
        onValueChange={fn()}
        hint="Decides which benchmarks are shown."
      />
      <Select label="Chosen" options={VERTICALS} value="museums" onValueChange={fn()} isClearable />
      <Select label="Long" options={VERTICALS} value={VERTICALS[1]?.value ?? null} onValueChange={fn()} />
      <Select
        label="Wrong"
        options={VERTICALS}
        value={null}
        onValueChange={fn()}
        isRequired
        error="Choose the advertiser’s vertical."
      />
      <Select
        label="Disabled"
        options={VERTICALS}
        value="travel"
        onValueChange={fn()}
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
    await expect(box.closest('.choice__control')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
    await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: 'Vertical' })).toBeVisible();
    await userEvent.keyboard('zzz');
    await expect(canvas.getByRole('listbox', { name: 'Vertical' })).toHaveTextContent('No data available');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}mus{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('museums');
    await expect(canvas.getByText('Museums')).toBeVisible();
    await expect(box).toHaveFocus();
  },
});

/** Without tints, a line says which option Enter would choose. */
export const HighContrast = meta.story({
  globals: { theme: 'high-contrast' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('combobox', { name: 'Vertical' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    const lines = (await canvas.findAllByRole('option')).map((one) => getComputedStyle(one).boxShadow !== 'none');
    await expect(lines.filter(Boolean)).toHaveLength(1);
  },
});

export const Grouped = meta.story({
  args: { label: 'Country', options: COUNTRIES, value: 'de' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Country' }));
    await expect(await canvas.findByText('Asia')).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Svalbard/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /日本/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('jp');
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A few familiar options need no search. Letters move to the option that starts with them. */
export const WithoutSearch = meta.story({
  args: { isSearchable: false, isRequired: true, hint: 'Decides the benchmarks.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Vertical' });
    await expect(box).toHaveAccessibleDescription(/Decides the benchmarks\./);
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
    // Nothing can be typed, so a phone shows no keyboard.
    await expect(box).toHaveAttribute('inputmode', 'none');
    await userEvent.tab();
    await userEvent.keyboard('h');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('Health'));
    await userEvent.keyboard('h');
    await waitFor(() => expect(active()).toHaveTextContent('Home and garden'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('home and garden');
    await userEvent.keyboard(' ');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
});

export const ClearsAndResets = meta.story({
  render: () => (
    <form aria-label="Advertiser">
      <Select label="Vertical" name="vertical" options={VERTICALS} defaultValue="retail" isClearable />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Advertiser' });
    await canvas.findByRole('combobox', { name: 'Vertical' });
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(new FormData(form).get('vertical')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).get('vertical')).toBe('retail');
    await expect(canvas.getByText('Retail')).toBeVisible();
  },
});

export const CreatesOne = meta.story({
  args: { isCreatable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Dark tourism{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Dark tourism');
    await expect(canvas.getByText('Dark tourism')).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('No data available')).toBeVisible());
  },
});

const left = fn();
/** The chosen option has its label before anything is fetched, and leaving the field calls onBlur. */
export const FetchedAndLeft = meta.story({
  args: {
    options: undefined,
    value: 'museums',
    selectedOptions: [{ value: 'museums', label: 'Museums' }],
    load: ({ search }: LoadRequest) =>
      Promise.resolve({ options: VERTICALS.filter(({ value }) => value.startsWith(search)), hasMore: false }),
    maxHeight: 96,
    isOptional: true,
    onBlur: left,
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: /Vertical/ });
    await expect(canvas.getByText('Museums')).toBeVisible();
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: 'Health' })).toBeInTheDocument();
    await expect(canvas.getByRole('listbox').clientHeight).toBeLessThanOrEqual(96);
    await userEvent.tab();
    await expect(left).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // After a search, Tab chooses the match.
    await userEvent.type(box, 'hea');
    await waitFor(() => expect(canvas.getAllByRole('option').map((one) => one.textContent)).toEqual(['Health']));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('health');
  },
});

const chosenId = fn();

/** Ids of records are numbers, and the callback receives numbers. */
export const NumbersForValues = meta.story({
  render: () => (
    <Select
      label="Account"
      name="account"
      defaultValue={3}
      onValueChange={chosenId}
      options={[
        { value: 3, label: 'Northlight Outdoor' },
        { value: 4, label: 'Kestrel' },
        { value: 5, label: 'Fernwick', disabled: true, reason: 'Its account is closed.' },
      ]}
    />
  ),
  beforeEach: () => {
    chosenId.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Account' });
    await expect(canvas.getByText('Northlight Outdoor')).toBeVisible();
    await userEvent.click(box);
    await expect(await canvas.findByText('Its account is closed.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: 'Kestrel' }));
    await expect(chosenId).toHaveBeenLastCalledWith(4);
    await expect(await canvas.findByText('Kestrel')).toBeVisible();
  },
});

const PEOPLE = [
  { value: 1, label: 'Dunia Okafor', description: 'Account manager' },
  { value: 2, label: 'Ines Duarte', description: 'Order manager' },
  {
    value: 3,
    label: 'Mika Lindqvist',
    description: 'Creative specialist',
    disabled: true,
    reason: 'Away until Monday.',
  },
] as const;

function Person({ label, description }: { label: string; description?: string | undefined }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar aria-hidden size="small" name={label} />
      <span>{label}</span>
      {description !== undefined && <Tag>{description}</Tag>}
    </span>
  );
}

/** The search, the keys and the names for screen readers stay the same. */
export const OptionsOfOnesOwn = meta.story({
  name: 'Options and the chosen value, drawn by the application',
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Select
        label="Owner"
        options={PEOPLE}
        defaultValue={1}
        renderOption={(person) => <Person {...person} />}
        // The value has the type of the options: a number.
        renderValue={({ value, label }) => <Person label={`${label}, no. ${value.toFixed(0)}`} />}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Owner' });
    await expect(canvas.getByText('Dunia Okafor, no. 1')).toBeVisible();
    await userEvent.click(box);
    const ines = await canvas.findByRole('option', { name: /Ines Duarte/ });
    // The description isn't shown a second time below.
    await expect(ines).toHaveTextContent(/Ines Duarte\s*Order manager$/);
    await expect(canvas.getByRole('option', { name: /Mika Lindqvist/ })).toHaveTextContent('Away until Monday.');
    await userEvent.type(box, 'order man');
    await expect(canvas.queryByRole('option', { name: /Dunia Okafor/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Ines Duarte, no. 2')).toBeVisible();
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: /Dunia Okafor/ })).toBeVisible();
  },
});
