import { describe, expect, it } from 'vitest';
import { rules } from '../forms/validation.ts';
import { earliestStart, endBeside, nextStarts } from './nextStarts.ts';

const ZONE = 'America/New_York';
/** Friday, 5:20 PM in New York. */
const friday = new Date('2026-11-27T22:20:00Z');

function startsOf(before: string | null, { now = friday, noticeDays = 0, leadMinutes = 0 } = {}): string[] {
  const starts = nextStarts(
    before === null ? null : new Date(before),
    { timeZone: ZONE, noticeDays, leadMinutes },
    now,
  );
  return starts.map((start) => start.toISOString());
}

describe('nextStarts', () => {
  it('suggests the next working day at the same hour, its afternoon, and the day after', () => {
    expect(startsOf('2026-11-20T14:00:00Z')).toEqual([
      '2026-11-30T14:00:00.000Z',
      '2026-11-30T19:00:00.000Z',
      '2026-12-01T14:00:00.000Z',
    ]);
  });

  it('suggests 9 AM where there was no start, and no afternoon before a late hour', () => {
    expect(startsOf(null)[0]).toBe('2026-11-30T14:00:00.000Z');
    expect(startsOf('2026-11-20T20:30:45Z')).toEqual(['2026-11-30T20:30:00.000Z', '2026-12-01T20:30:00.000Z']);
  });

  it('suggests today while the hour lies far enough ahead', () => {
    const now = new Date('2026-11-30T13:00:00Z');
    expect(startsOf('2026-11-20T14:00:00Z', { now })[0]).toBe('2026-11-30T14:00:00.000Z');
    expect(startsOf('2026-11-20T14:00:00Z', { now, leadMinutes: 61 })[0]).toBe('2026-12-01T14:00:00.000Z');
  });

  it('keeps to the account’s days of notice', () => {
    expect(startsOf('2026-11-20T14:00:00Z', { noticeDays: 4 })[0]).toBe('2026-12-01T14:00:00.000Z');
  });

  it('begins with a start that is still allowed', () => {
    const ahead = '2026-11-29T14:00:00.000Z';
    expect(startsOf(ahead).slice(0, 2)).toEqual([ahead, '2026-11-30T14:00:00.000Z']);
    expect(startsOf(ahead, { noticeDays: 3 })[0]).toBe('2026-11-30T14:00:00.000Z');
  });

  it('keeps the hour of the clocks when they change', () => {
    const now = new Date('2026-10-30T22:00:00Z');
    expect(startsOf('2026-10-29T13:00:00Z', { now })[0]).toBe('2026-11-02T14:00:00.000Z');
  });

  it('suggests only what the rule of the form accepts', () => {
    for (const noticeDays of [0, 1, 3]) {
      const options = { field: 'product_start_date', now: friday, offset_days: noticeDays, time_zone: ZONE };
      for (const start of startsOf('2026-11-20T03:00:00Z', { noticeDays })) {
        expect(rules.future_date(start, options)).toBeUndefined();
      }
      const earliest = earliestStart({ timeZone: ZONE, noticeDays }, friday);
      expect(rules.future_date(earliest, options)).toBeUndefined();
      expect(earliest >= friday).toBe(true);
    }
  });
});

describe('endBeside', () => {
  const startsAt = new Date('2026-10-26T13:00:00Z');
  const endsAt = new Date('2026-10-30T21:00:00Z');

  it('keeps an end that lies after the start', () => {
    expect(endBeside(new Date('2026-10-28T13:00:00Z'), { startsAt, endsAt }, ZONE)).toEqual(endsAt);
  });

  it('moves an end that would have passed by as much as the start, by the clocks', () => {
    const start = new Date('2026-11-02T14:00:00Z');
    expect(endBeside(start, { startsAt, endsAt }, ZONE)).toEqual(new Date('2026-11-06T22:00:00Z'));
  });

  it('gives a week where nothing is known', () => {
    const week = new Date('2026-11-09T14:00:00Z');
    const start = new Date('2026-11-02T14:00:00Z');
    expect(endBeside(start, { startsAt: null, endsAt }, ZONE)).toEqual(week);
    expect(endBeside(start, { startsAt, endsAt: null }, ZONE)).toEqual(week);
  });
});
