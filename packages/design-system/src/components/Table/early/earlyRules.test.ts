import { expect, it } from 'vitest';
import type { TableColumn } from '../columns/tableColumns.ts';
import { earlyRules } from './earlyRules.ts';

const columns: TableColumn<object>[] = [
  { id: 'name', kind: 'text', header: 'Name', value: () => '', width: 300 },
  { id: 'a', kind: 'text', header: 'Size "A" </style>', value: () => '', width: 300, priority: 3 },
  { id: 'b', kind: 'text', header: 'B', value: () => '', width: 300 },
  { id: 'c', kind: 'text', header: 'C', value: () => '', width: 100 },
];
const table = {
  leads: [44],
  canDrop: true,
  border: 2,
  hasOwnCards: false,
  more: (count: number) => `${count} more`,
  notShown: (names: string) => `Not shown: ${names}`,
};

/** Returns the ids that are hidden in the range of widths that begins with this one. */
function hiddenFrom(rules: string, width: number): string[] {
  const block = rules
    .split('@container')
    .find((part) => part.startsWith(` (min-width: ${width - 0.5}px)`) && part.includes('none'));
  return [...(block ?? '').matchAll(/\[data-column="(\w+)"\](?=[^{}]*\{ display: none)/g)].map(([, id]) => id ?? '');
}

it('hides at each width the columns that have no room', () => {
  const rules = earlyRules(columns, { hidden: [] }, table);
  expect(hiddenFrom(rules, 744)).toEqual(['a']);
  expect(hiddenFrom(rules, 644)).toEqual(['a', 'c']);
  expect(rules).toContain('(max-width: 1043.49px)');
  expect(rules).toContain('"2 more"');
});

it('hides none where the table scrolls instead', () => {
  const rules = earlyRules(columns, { hidden: [] }, { ...table, canDrop: false });
  expect(rules).not.toContain(' more"');
  expect(rules).toContain('overflow: auto');
});

it('names the columns without ending a string or the style element', () => {
  const rules = earlyRules(columns, { hidden: [] }, table);
  expect(rules).not.toContain('</');
  expect(rules).toContain(String.raw`"Not shown\3a  Size \22 A\22  \3c \2f style\3e "`);
});
