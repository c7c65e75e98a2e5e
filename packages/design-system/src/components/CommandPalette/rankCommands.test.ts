import { expect, it } from 'vitest';
import type { PaletteCommand } from './command.ts';
import { foundCommands } from './foundCommands.ts';
import { rankCommands } from './rankCommands.ts';

const theme: PaletteCommand = { id: 'theme', label: 'Appearance', keywords: ['dark', 'light'] };
const all: PaletteCommand[] = [
  { id: 'reorder', label: 'Preorder list' },
  { id: 'open', label: 'All orders' },
  { id: 'orders', label: 'Orders', note: 'Order Management' },
  { id: 'brueckner', label: 'Brückner Service' },
  theme,
];

function ids(query: string) {
  return rankCommands(all, query).map(({ id }) => id);
}

it('ranks the start of a text above the start of a word, and that above the middle', () => {
  expect(ids('order')).toEqual(['orders', 'open', 'reorder']);
});

it('finds without accents, by note and by keyword, with words in any order', () => {
  expect(ids('bruck')).toEqual(['brueckner']);
  expect(ids('BRÜCK')).toEqual(['brueckner']);
  expect(ids('management orders')).toEqual(['orders']);
  expect(ids('dark')).toEqual(['theme']);
  expect(ids('orders dark')).toEqual([]);
});

const sources = { recentName: 'Recent', recent: [theme], loaded: [] as PaletteCommand[] };

it('shows recent commands first and each one once', () => {
  const found = foundCommands({ ...sources, query: '', commands: all });
  expect(found.groups[0]).toMatchObject({ name: 'Recent', commands: [{ id: 'theme' }] });
  expect(found.all).toBe(all.length);
  expect(found.first?.id).toBe('theme');
});

it('puts loaded results unchanged after the known commands', () => {
  const loaded = [{ id: 'order-1', label: 'Winter season #10428', group: 'Records' }];
  const found = foundCommands({ ...sources, query: 'order', commands: all, loaded });
  expect(found.groups.at(-1)).toMatchObject({ name: 'Records', commands: [{ id: 'order-1' }] });
});

it('limits the length of the list', () => {
  const many = Array.from({ length: 230 }, (_, at) => ({ id: String(at), label: `Order ${at}` }));
  expect(foundCommands({ ...sources, query: 'order', commands: many })).toMatchObject({ shown: 100, all: 230 });
});
