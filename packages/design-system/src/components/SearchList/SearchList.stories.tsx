import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchList, type SearchListItem } from './SearchList.tsx';

const places: SearchListItem[] = [
  { id: 'orders', label: 'Orders', section: 'Go to', note: 'Order Management' },
  { id: 'people', label: 'People', section: 'Go to', note: 'Audience Builder', isCurrent: true },
  {
    id: 'long',
    label: 'A name that is so long that it has to be broken over more than one line of the list',
    section: 'Found',
  },
  { id: 'closed', label: 'Brückner Reifen', section: 'Found', disabled: true, reason: 'Its account is closed.' },
  { id: 'other', label: 'Ελληνικά · 東京 · العربية', section: 'Found' },
];

const meta = preview.meta({
  title: 'Forms/SearchList',
  component: SearchList,
  args: {
    label: 'Search',
    items: places,
    emptyText: 'No matches',
    query: '',
    onQueryChange: fn(),
    onChoose: fn(),
  },
  render: function Searching(args) {
    const [query, setQuery] = useState(args.query);
    const items = args.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
    return <SearchList {...args} items={items} query={query} onQueryChange={setQuery} />;
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      }}
    >
      <SearchList {...args} />
      <SearchList {...args} label="Coming" items={[]} isLoading />
      <SearchList {...args} label="Nothing" items={[]} query="zzz" />
      <SearchList
        {...args}
        label="Failed"
        items={[]}
        error={{ message: 'The accounts could not be loaded.', onRetry: fn() }}
      />
    </div>
  ),
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('people');
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('other');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    // Enter that accepts a word from an input method doesn't choose an item.
    await fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'ArrowDown' });
    await fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'Enter', isComposing: true });
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await userEvent.type(canvas.getByRole('combobox'), 'people');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches');
  },
});

/** Right to left: Home and End move in the text, notes are at the left, and the arrows go up and down. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const label = canvas.getByText('Orders').getBoundingClientRect();
    await expect(canvas.getByText('Order Management').getBoundingClientRect().right).toBeLessThanOrEqual(label.left);
    const active = canvasElement.querySelector('[data-active]') as Element;
    await expect(getComputedStyle(active).boxShadow).toContain(' -2px 0px');
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{ArrowLeft}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('people');
  },
});
