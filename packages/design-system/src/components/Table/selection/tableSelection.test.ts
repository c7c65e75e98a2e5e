import { expect, it } from 'vitest';
import {
  extension,
  isSelected,
  NOTHING_SELECTED,
  pageSelection,
  rangeOf,
  selectedCount,
  withSelected,
} from './tableSelection.ts';

it('names the selected rows', () => {
  const two = withSelected(NOTHING_SELECTED, ['a', 'b'], true);
  expect(two).toEqual({ kind: 'some', ids: ['a', 'b'] });
  expect(withSelected(two, ['a'], false)).toEqual({ kind: 'some', ids: ['b'] });
  expect(isSelected(two, 'a')).toBe(true);
  expect(isSelected(two, 'c')).toBe(false);
});

it('names the exceptions when everything that matches is selected', () => {
  const all = { kind: 'all', except: [] } as const;
  expect(selectedCount(all, 1204)).toBe(1204);
  const fewer = withSelected(all, ['a'], false);
  expect(fewer).toEqual({ kind: 'all', except: ['a'] });
  expect(isSelected(fewer, 'a')).toBe(false);
  expect(isSelected(fewer, 'z')).toBe(true);
  expect(selectedCount(fewer, 1204)).toBe(1203);
  expect(withSelected(fewer, ['a'], true)).toEqual(all);
});

it('keeps the selection of other pages, and counts no row twice', () => {
  const before = withSelected(NOTHING_SELECTED, ['a'], true);
  expect(withSelected(before, ['a', 'x'], true)).toEqual({ kind: 'some', ids: ['a', 'x'] });
});

it('says whether all, some or no rows of a page are selected', () => {
  const selection = withSelected(NOTHING_SELECTED, ['a', 'b'], true);
  expect(pageSelection(selection, ['a', 'b'])).toBe('all');
  expect(pageSelection(selection, ['a', 'c'])).toBe('some');
  expect(pageSelection(selection, ['c'])).toBe('none');
  expect(pageSelection(selection, [])).toBe('none');
  expect(pageSelection({ kind: 'all', except: ['a'] }, ['a', 'b'])).toBe('some');
});

it('selects the rows between two clicks, in either direction', () => {
  expect(rangeOf(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(rangeOf(['a', 'b'], 'on another page', 'b')).toEqual(['b']);
  expect(rangeOf(['a', 'b'], undefined, 'b')).toEqual(['b']);
});

it('grows away from the row where Shift was pressed, and shrinks on the way back', () => {
  expect(extension(2, 2, 3)).toEqual({ first: 2, last: 3, isOn: true });
  expect(extension(2, 2, 6)).toEqual({ first: 2, last: 6, isOn: true });
  expect(extension(2, 4, 3)).toEqual({ first: 4, last: 4, isOn: false });
  expect(extension(2, 6, 2)).toEqual({ first: 3, last: 6, isOn: false });
  expect(extension(2, 2, 1)).toEqual({ first: 1, last: 2, isOn: true });
  expect(extension(2, 0, 2)).toEqual({ first: 0, last: 1, isOn: false });
});
