import { expect, it } from 'vitest';
import { funnelBars } from './funnelBars.ts';

it('takes each loss from the end of the remaining bar', () => {
  const bars = funnelBars([
    { id: 'rows', label: 'Rows in the file', value: 100, kind: 'total' },
    { id: 'rejected', label: 'Rejected', value: 10, kind: 'loss' },
    { id: 'duplicates', label: 'Duplicates', value: 5, kind: 'loss' },
    { id: 'deliverable', label: 'Deliverable', value: 85, kind: 'result' },
  ]);
  expect(bars.map(({ start, length }) => [start, length])).toEqual([
    [0, 1],
    [0.9, 0.1],
    [0.85, 0.05],
    [0, 0.85],
  ]);
});

it('draws no bars for a total of zero', () => {
  expect(funnelBars([{ id: 'rows', label: 'Rows', value: 0, kind: 'total' }])[0]?.length).toBe(0);
});
