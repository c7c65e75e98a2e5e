import { expect, it } from 'vitest';
import { startsIn } from './startsIn.ts';

const NY = 'America/New_York';

it('names the first instant of the first day, and of the day after the last one', () => {
  // The clocks change on the first of November.
  expect(startsIn(['2026-10-31', '2026-11-01'], NY)).toEqual({
    starts_from: '2026-10-31T04:00:00.000Z',
    starts_before: '2026-11-02T05:00:00.000Z',
  });
});

it('leaves an open end out, and one that can’t be read', () => {
  expect(startsIn(['', '2026-12-31'], NY)).toEqual({ starts_before: '2027-01-01T05:00:00.000Z' });
  expect(startsIn(['2026-12-31', ''], NY)).toEqual({ starts_from: '2026-12-31T05:00:00.000Z' });
  expect(startsIn(['soon', '7'], NY)).toEqual({});
  expect(startsIn(undefined, NY)).toEqual({});
});
