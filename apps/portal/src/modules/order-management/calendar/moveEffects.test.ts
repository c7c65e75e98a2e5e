import { expect, it } from 'vitest';
import { calendarProduct, productCalendar } from '../../../fixtures/builders/planning/calendar.builders.ts';
import { dayAndTime, dayEffects, doubleEffects, statusEffects } from './moveEffects.ts';

const preview = {
  product_id: 20_910,
  product_name: 'Autumn trail boots, wave 2',
  version: 3,
  product_start_date: null,
  product_end_date: null,
  product_status: 'Ready To Launch' as const,
  status_now: 'Ready To Launch' as const,
  reasons: [],
  launch_by: null,
  refused: null,
};
const week = { from: '2026-11-22', to: '2026-11-28' };
const boots = calendarProduct();
const products = [
  boots,
  calendarProduct({ product_id: 2, starts_at: '2026-11-26T13:00:00.000Z', volume: 500_000 }),
  calendarProduct({ product_id: 3, account_id: 8, starts_at: '2026-11-26T14:00:00.000Z', volume: 10 }),
];
const zone = { timeZone: 'America/New_York', locale: 'en-US' };
const place = { ...productCalendar(week, products), ...zone };

it('gives a move by the clocks of the account', () => {
  expect(dayAndTime('2026-11-25T03:30:00.000Z', 'America/New_York')).toEqual({ date: '2026-11-24', time: '22:30' });
  expect(dayAndTime('2026-07-25T03:30:00.000Z', 'Asia/Tokyo')).toEqual({ date: '2026-07-25', time: '12:30' });
});

it('says whether the product keeps its status', () => {
  expect(statusEffects(preview, zone)).toEqual([{ tone: 'ink', text: 'Stays Ready To Launch.' }]);
  const turned = { ...preview, product_status: 'Pending: Audience' as const };
  expect(statusEffects(turned, zone)).toEqual([{ tone: 'danger', text: 'Turns to Pending: Audience.' }]);
  const text = 'No audience is chosen.';
  const reasons = [{ code: 'no_audience', text, subject: { entity: 'product', id: 1 }, actor: 'Dana Okafor' }];
  expect(statusEffects({ ...turned, reasons }, zone)[0]?.text).toBe(
    'Turns to Pending: Audience. No audience is chosen.',
  );
  expect(statusEffects({ ...preview, refused: 'It is live.' }, zone)).toEqual([
    { tone: 'danger', text: 'It is live.' },
  ]);
});

it('says by when it should then be launched, while nobody has launched it', () => {
  const effects = statusEffects({ ...preview, launch_by: '2026-11-25T15:30:00.000Z' }, zone);
  expect(effects.at(-1)).toEqual({ tone: 'ink', text: 'Latest launch becomes Wed 10:30 AM.' });
});

it('says what the day then sends, and warns when that is too much', () => {
  expect(dayEffects(boots, '2026-11-27T13:30:00.000Z', place)).toEqual([
    { tone: 'ink', text: 'Friday then sends 250,000 of 720,000.' },
  ]);
  expect(dayEffects(boots, '2026-11-26T13:30:00.000Z', place)).toEqual([
    { tone: 'warning', text: 'Thursday then sends 750,010 of 720,000.' },
  ]);
  expect(dayEffects(boots, '2026-11-24T14:00:00.000Z', place)).toEqual([]);
  expect(dayEffects(boots, '2027-01-24T14:00:00.000Z', place)).toEqual([]);
});

/** A pair of the boots with another deployment, which starts after them or before. */
function pair(name: string, people: number, isFirst = false) {
  const starts_at = '2026-11-26T13:00:00.000Z';
  const own = { product_id: boots.product_id, product_name: boots.product_name, starts_at };
  const other = { product_id: people, product_name: name, starts_at };
  return isFirst ? { first: other, second: own, people } : { first: own, second: other, people };
}

it('names those who would get two mails by the other deployment', () => {
  const objects = [pair('Gifts', 18_212), pair('Early', 7, true)];
  expect(doubleEffects(boots, { objects, total_rows: 2, not_compared: 0 }, 'en-US')).toEqual([
    { tone: 'warning', text: '18,212 people get two mails within 24 h, with ‘Gifts’.' },
    { tone: 'warning', text: '7 people get two mails within 24 h, with ‘Early’.' },
  ]);
  expect(doubleEffects(boots, { objects: [], total_rows: 0, not_compared: 0 }, 'en-US')).toEqual([]);
});

it('names three of many, and says what is not counted yet', () => {
  const objects = ['A', 'B', 'C', 'D'].map((name, at) => pair(name, at + 1));
  const texts = doubleEffects(boots, { objects, total_rows: 1200, not_compared: 5 }, 'en-US').map(({ text }) => text);
  expect(texts).toHaveLength(5);
  expect(texts.slice(3)).toEqual([
    '1,197 more share people with it.',
    '5 others within 24 h are counted after the move.',
  ]);
});
