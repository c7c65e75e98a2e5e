import { expect, it } from 'vitest';
import { unmetSelectors } from '../../../.storybook/selectors/everySelectorMet.ts';
import { elementOf, selectorsOf } from '../../../.storybook/selectors/selectors.ts';

it('finds the selectors that met nothing on any page', () => {
  const stories = [
    { selectors: { found: ['head', 'foot'], met: ['head'] } },
    { selectors: { found: ['head', 'grip'], met: [] } },
    {},
  ];
  expect(unmetSelectors(stories)).toEqual(['foot', 'grip']);
});

it('splits a list of selectors only at its outer commas', () => {
  expect(selectorsOf(".a :is(td, :not(th, tr)), .b > [data-part='c']")).toEqual([
    '.a :is(td, :not(th, tr))',
    ".b > [data-part='c']",
  ]);
});

it.each([
  [".a[data-busy] > [data-part='label']:hover::after", ".a[data-busy] > [data-part='label']:where(*)"],
  ['.a:focus-visible:not(:hover)', '.a:where(*)'],
  ['.a:has(input:focus-visible)', '.a:has(input:where(*))'],
  ['.a:dir(rtl) svg', '.a:where(*) svg'],
  ['.a[data-entering]', '.a:where(*)'],
  ['.a:checked', '.a:checked'],
])('%s is the element %s in one of its moments', (selector, element) => {
  expect(elementOf(selector)).toBe(element);
});
