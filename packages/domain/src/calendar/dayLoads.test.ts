import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDays, minutesOf, type CalendarDay } from './calendarDays.ts';
import { dayLoads } from './dayLoads.ts';

const DAYS = calendarDays({ from: '2026-10-31', to: '2026-11-02', time_zone: 'America/New_York' });

function perMinute(rate: number) {
  return (day: CalendarDay) => rate * minutesOf(day);
}

const NORTHLIGHT = { id: 3, name: 'Northlight', capacityOn: perMinute(60) };
const HARBOUR = { id: 4, name: 'Harbour', capacityOn: perMinute(100) };
const KESTREL = { id: 5, name: 'Kestrel', capacityOn: () => null };

function deployment(accountId: number, start: string, volume: number, waits = false) {
  return { accountId, startsAt: new Date(start), volume, waits };
}

describe('what a day can send', () => {
  const capacities = (accounts: Parameters<typeof dayLoads>[1]) =>
    dayLoads(DAYS, accounts, []).map(({ capacity }) => capacity);

  it('R49 is the rate times its minutes, more or fewer where the clocks change', () => {
    expect(capacities([NORTHLIGHT])).toEqual([86_400, 90_000, 86_400]);
  });

  it('is the sum over the accounts with a rate, and unknown without any', () => {
    expect(capacities([NORTHLIGHT, HARBOUR, KESTREL])).toEqual([230_400, 240_000, 230_400]);
    expect(capacities([KESTREL])).toEqual([null, null, null]);
    expect(capacities([])).toEqual([null, null, null]);
  });
});

describe('what starts on a day', () => {
  it('counts on the day that the clocks show, blocked or not, and never twice', () => {
    const loads = dayLoads(
      DAYS,
      [NORTHLIGHT],
      [
        deployment(3, '2026-10-31T03:59:59Z', 1_000),
        deployment(3, '2026-10-31T04:00:00Z', 10, true),
        deployment(3, '2026-11-01T03:59:59Z', 20),
        deployment(3, '2026-11-01T04:00:00Z', 300, true),
        deployment(3, '2026-11-02T04:59:59Z', 500_000),
        deployment(3, '2026-11-03T05:00:00Z', 1_000),
      ],
    );
    expect(loads.map(({ date, volume, waiting }) => [date, volume, waiting])).toEqual([
      ['2026-10-31', 30, 10],
      ['2026-11-01', 500_300, 300],
      ['2026-11-02', 0, 0],
    ]);
    expect(loads.map(({ over }) => over.length)).toEqual([0, 1, 0]);
  });

  it('is too much for an account only by its own rate, the most first', () => {
    const [day] = dayLoads(
      DAYS,
      [NORTHLIGHT, HARBOUR, KESTREL],
      [
        deployment(3, '2026-10-31T14:00:00Z', 86_000),
        deployment(3, '2026-10-31T20:00:00Z', 401),
        deployment(4, '2026-10-31T14:00:00Z', 200_000),
        deployment(5, '2026-10-31T14:00:00Z', 9_000_000),
      ],
    );
    expect(day?.over).toEqual([
      { account: HARBOUR, volume: 200_000, capacity: 144_000 },
      { account: NORTHLIGHT, volume: 86_401, capacity: 86_400 },
    ]);
    const [full] = dayLoads(DAYS, [NORTHLIGHT, HARBOUR], [deployment(3, '2026-10-31T14:00:00Z', 86_400)]);
    expect(full?.over).toEqual([]);
  });

  it('adds up to everything that starts within the days', () => {
    const first = DAYS[0]?.startsAt.valueOf() ?? 0;
    const some = fc.record({
      accountId: fc.constantFrom(3, 4, 5),
      startsAt: fc.integer({ min: 0, max: 73 * 3_600_000 - 1 }).map((after) => new Date(first + after)),
      volume: fc.integer({ min: 0, max: 2_000_000 }),
      waits: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (all) => {
        const loads = dayLoads(DAYS, [NORTHLIGHT, HARBOUR, KESTREL], all);
        const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
        expect(total(loads.map(({ volume }) => volume))).toBe(total(all.map(({ volume }) => volume)));
        const waiting = all.filter(({ waits }) => waits);
        expect(total(loads.map((load) => load.waiting))).toBe(total(waiting.map(({ volume }) => volume)));
        for (const { over, volume } of loads) {
          for (const overload of over) expect(overload.volume).toBeGreaterThan(overload.capacity);
          expect(total(over.map((overload) => overload.volume))).toBeLessThanOrEqual(volume);
        }
      }),
    );
  });
});
