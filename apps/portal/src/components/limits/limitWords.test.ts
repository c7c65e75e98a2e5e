import { describe, expect, it } from 'vitest';
import { hourName } from './limitParts.ts';
import { limitWords } from './limitWords.ts';

const formats = { locale: 'en-US', now: new Date('2026-11-21T15:00:00Z') };
const none = {
  send_rate_per_minute: null,
  send_hours: null,
  warm_up: null,
  receiver_rates: [],
  mailed_today: 0,
  time_zone: 'America/New_York',
};
const plan = { starts_on: '2026-11-19', first_day: 500, grows_by_percent: 50, until: 5_000 };

function rates(...each: readonly (readonly [domain: string, rate: number])[]) {
  return each.map(([domain, rate_per_minute]) => ({ domain, rate_per_minute }));
}

describe('limitWords', () => {
  it.each([
    [none, 'At any hour, as fast as the relay takes it.'],
    [{ ...none, send_rate_per_minute: 1_200 }, 'At any hour, at most 1,200 a minute.'],
    [
      { ...none, send_hours: { from_hour: 8, until_hour: 20, weekdays_only: true } },
      'Between 8 AM and 8 PM, Monday to Friday, as fast as the relay takes it.',
    ],
    [
      { ...none, send_hours: { from_hour: 0, until_hour: 24, weekdays_only: true } },
      'At any hour, Monday to Friday, as fast as the relay takes it.',
    ],
    [
      { ...none, receiver_rates: rates(['gmail.com', 1_200]) },
      'At any hour, as fast as the relay takes it. At most 1,200 a minute to gmail.com.',
    ],
    [
      { ...none, receiver_rates: rates(['gmail.com', 200], ['gmx.de', 50], ['web.de', 60], ['a.de', 1], ['b.de', 1]) },
      'At any hour, as fast as the relay takes it. At most 200 a minute to gmail.com, 50 to gmx.de, 60 to web.de, and at rates of their own to 2 more.',
    ],
    [
      { ...none, warm_up: plan, mailed_today: 320 },
      'At any hour, as fast as the relay takes it. Warm-up: 320 of today’s 1,125 people are mailed. It ends on 11/25/2026.',
    ],
    [
      { ...none, warm_up: { ...plan, starts_on: '2026-11-23' } },
      'At any hour, as fast as the relay takes it. The warm-up begins on 11/23/2026 with 500 people.',
    ],
    [
      { ...none, warm_up: { ...plan, starts_on: '2026-10-01' } },
      'At any hour, as fast as the relay takes it. The warm-up has ended.',
    ],
    [
      { ...none, warm_up: { ...plan, first_day: 1_000, grows_by_percent: 1, until: 1_000_000 } },
      'At any hour, as fast as the relay takes it. Warm-up: 0 of today’s 1,020 people are mailed.',
    ],
  ])('says %j', (limited, words) => {
    expect(limitWords(limited, formats)).toBe(words);
  });
});

it.each([
  ['2026-11-22T15:00:00Z', 'Warm-up: at most 1,687 people on 11/22/2026. It ends on 11/25/2026.'],
  // It is the same day in New York.
  ['2026-11-22T04:59:00Z', 'Warm-up: 320 of today’s 1,125 people are mailed. It ends on 11/25/2026.'],
  ['2026-11-25T15:00:00Z', 'The warm-up has ended by then.'],
])('is about the day on which the messages leave, %s', (from, words) => {
  const limited = { ...none, warm_up: plan, mailed_today: 320 };
  expect(limitWords(limited, { ...formats, from: new Date(from) })).toBe(
    `At any hour, as fast as the relay takes it. ${words}`,
  );
});

it('names hours', () => {
  expect([0, 8, 12, 23, 24].map((hour) => hourName(hour))).toEqual(['midnight', '8 AM', '12 PM', '11 PM', 'midnight']);
});
