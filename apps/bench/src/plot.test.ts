import { expect, it } from 'vitest';
import { plot } from './plot.ts';

/** The width of the figure's bar: green within the limit, otherwise red. */
function widthOf(svg: string): string | undefined {
  return /width="([^"]*)" height="12" fill="#(?:2f8f5f|c8382e)"/.exec(svg)?.[1];
}

it('draws an empty bar where both the figure and its limit are 0', () => {
  const svg = plot([
    { what: 'slow frames', unit: '', value: 0, budgets: [{ measure: 'value', bound: 'at most', limit: 0 }] },
  ]);
  expect(svg).not.toContain('NaN');
  expect(widthOf(svg)).toBe('0');
});

it('draws a figure on the scale of its limit', () => {
  const budgets = [{ measure: 'value', bound: 'at most', limit: 100 }] as const;
  expect(widthOf(plot([{ what: 'work', unit: 'ms', value: 50, budgets }]))).toBe('145');
});
