import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { COUNTRIES, makeOptions, VERTICALS } from '../Select/countries.samples.ts';
import type { LoadRequest } from '../Select/options.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Kept(args: MultiSelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MultiSelect
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
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: { label: 'Verticals', options: VERTICALS, value: [], onChange: fn() },
  render: Kept,
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <MultiSelect label="Empty" options={VERTICALS} value={[]} onChange={fn()} />
      <MultiSelect label="Two" options={VERTICALS} value={['health', 'travel']} onChange={fn()} />
      <MultiSelect label="Many, collapsed" options={VERTICALS} value={VERTICALS.map((o) => o.value)} onChange={fn()} />
      <MultiSelect label="Single" options={VERTICALS} value={['health']} onChange={fn()} isSingle />
      <MultiSelect
        label="Wrong"
        options={VERTICALS}
        value={[]}
        onChange={fn()}
        isRequired
        error="Choose at least one."
      />
      <MultiSelect
        label="Disabled"
        options={VERTICALS}
        value={['health']}
        onChange={fn()}
        disabled
        reason="The order was launched."
      />
    </div>
  ),
});

export const SelectsAllAndNone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Verticals' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Select All' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(VERTICALS.map((option) => option.value));
    await expect(canvas.getByRole('img', { name: '7 more' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'UnSelect All' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const LimitIsSaid = meta.story({
  name: 'A08 The limit disables the others, says why, and ends with a removal',
  args: { limit: 2 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Verticals' });
    await userEvent.click(box);
    await expect(canvas.queryByRole('option', { name: 'Select All' })).toBeNull();
    await userEvent.click(await canvas.findByRole('option', { name: 'Finance' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Health' }));
    const said = () => canvasElement.querySelector('[role="log"]');
    await waitFor(() =>
      expect(said()).toHaveTextContent('Health chosen. 2 of 2 chosen. Remove one to choose another.'),
    );
    await expect(canvas.getByRole('option', { name: /Museums/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Museums/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('option', { name: 'Finance' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['health']);
    await expect(canvas.getByRole('option', { name: /Museums/ })).toHaveAttribute('aria-disabled', 'false');
  },
});

export const SingleReplaces = meta.story({
  args: { isSingle: true, value: ['health'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.queryByRole('option', { name: 'Select All' })).toBeNull();
    await userEvent.click(await canvas.findByRole('option', { name: 'Travel' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel']);
  },
});

export const RemovesByKeyboard = meta.story({
  args: { value: ['health', 'travel'] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['health']);
  },
});

export const SearchesWithinGroups = meta.story({
  args: { label: 'Countries', options: COUNTRIES },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Countries' });
    await userEvent.click(box);
    await expect(await canvas.findByText('Search')).toBeVisible();
    await userEvent.type(box, 'leb');
    await expect(canvas.queryByText('Europe')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['lb']);
  },
});

const PAGE = 50;
const audiences = makeOptions(120);
function loadPage({ search, page }: LoadRequest) {
  const matching = audiences.filter((option) => option.label.toLowerCase().includes(search.toLowerCase()));
  const options = matching.slice((page - 1) * PAGE, page * PAGE);
  return Promise.resolve({ options, hasMore: page * PAGE < matching.length });
}

export const FetchesPageByPage = meta.story({
  args: {
    label: 'Audiences',
    options: [],
    load: loadPage,
    value: ['119'],
    selectedOptions: [{ value: '119', label: 'Audience 120' }],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Audiences' });
    await expect(canvas.getByText('Audience 120')).toBeVisible();
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: 'Audience 1' })).toBeVisible();
    await userEvent.type(box, '11');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Audience 11' })).toBeVisible());
  },
});

let attempts = 0;
export const SaysWhenFetchingFailed = meta.story({
  args: {
    label: 'Audiences',
    options: [],
    load: (request: LoadRequest) => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : loadPage(request);
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Audiences' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Try again' }));
    await expect(await canvas.findByRole('option', { name: 'Audience 1' })).toBeVisible();
  },
});

export const TenThousandOptions = meta.story({
  args: { label: 'Audiences', options: makeOptions(10_000) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Audiences' });
    await userEvent.click(box);
    await canvas.findByRole('option', { name: 'Audience 1' });
    await expect(canvasElement.querySelectorAll('.choice__menu *').length).toBeLessThan(120);
    await userEvent.type(box, '9999');
    await userEvent.click(await canvas.findByRole('option', { name: 'Audience 9999' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['9998']);
  },
});
