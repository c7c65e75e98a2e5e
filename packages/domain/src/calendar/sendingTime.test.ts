import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneAt, touches } from './sendingTime.ts';

const START = new Date('2026-11-23T14:00:00.000Z');
const MINUTE = 60_000;

function done(given: Partial<Parameters<typeof doneAt>[0]>): string | undefined {
  const sending = { startsAt: START, endsAt: null, volume: 41_200, ratePerMinute: 60, endedAt: null, ...given };
  return doneAt(sending)?.toISOString();
}

describe('when a deployment is done', () => {
  it.each([
    ['as long after its start as its rate needs', {}, '2026-11-24T01:27:00.000Z'],
    ['in whole minutes, rounded up', { volume: 61 }, '2026-11-23T14:02:00.000Z'],
    ['exactly after the minutes that it fills', { volume: 120 }, '2026-11-23T14:02:00.000Z'],
    ['at its start without anybody', { volume: 0 }, START.toISOString()],
    ['at its end when it would take longer', { endsAt: new Date('2026-11-23T20:00:00Z') }, '2026-11-23T20:00:00.000Z'],
    ['before its end when it fits', { endsAt: new Date('2026-11-30T20:00:00Z') }, '2026-11-24T01:27:00.000Z'],
    ['not before its start, whatever its end says', { endsAt: new Date('2026-11-20T20:00:00Z') }, START.toISOString()],
    ['when it really ended', { endedAt: new Date('2026-11-23T15:30:12.345Z') }, '2026-11-23T15:30:12.345Z'],
    ['not before its start, when an earlier attempt ended before', { endedAt: new Date(0) }, START.toISOString()],
    ['unknown without a volume', { volume: null }, undefined],
    ['unknown without a rate', { ratePerMinute: null }, undefined],
    ['known without a rate when it ended', { ratePerMinute: null, endedAt: START }, START.toISOString()],
  ])('is %s', (_, given, expected) => {
    expect(done(given)).toBe(expected);
  });

  it('leaves just enough minutes for the volume', () => {
    const amount = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1_000_000 }), (volume, ratePerMinute) => {
        const end = doneAt({ startsAt: START, endsAt: null, volume, ratePerMinute, endedAt: null }) ?? START;
        const minutes = (end.valueOf() - START.valueOf()) / MINUTE;
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes * ratePerMinute).toBeGreaterThanOrEqual(volume);
        expect((minutes - 1) * ratePerMinute).toBeLessThan(volume);
      }),
    );
  });
});

describe('a deployment touches a day', () => {
  const day = { from: new Date('2026-11-24T05:00:00Z'), before: new Date('2026-11-25T05:00:00Z') };

  it.each([
    ['when it starts with it', '2026-11-24T05:00:00Z', null, true],
    ['when it starts in its last second', '2026-11-25T04:59:59Z', null, true],
    ['not when it starts with the next', '2026-11-25T05:00:00Z', null, false],
    ['not when it started before, without a known end', '2026-11-24T04:59:59Z', null, false],
    ['when it goes on past midnight', '2026-11-23T14:00:00Z', '2026-11-24T05:00:00Z', true],
    ['not when it was done before', '2026-11-23T14:00:00Z', '2026-11-24T04:59:00Z', false],
    ['when it lasts longer than the day', '2026-11-20T14:00:00Z', '2026-11-29T04:59:00Z', true],
  ])('%s', (_, start, end, expected) => {
    const deployment = { startsAt: new Date(start), doneAt: end === null ? null : new Date(end) };
    expect(touches(deployment, day)).toBe(expected);
  });
});
