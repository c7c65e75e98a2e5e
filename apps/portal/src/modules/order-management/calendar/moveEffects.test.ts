import { expect, it } from 'vitest';
import { calendarProduct, productCalendar } from '../../../fixtures/builders/planning/calendar.builders.ts';
import { dayAndTime, placeEffects, statusEffects } from './moveEffects.ts';

const preview = {
  product_id: 20_910,
  product_name: 'Autumn trail boots, wave 2',
  version: 3,
  product_start_date: null,
  product_end_date: null,
  product_status: 'Ready To Launch' as const,
  status_now: 'Ready To Launch' as const,
  reasons: [],
  refused: null,
};
const week = { from: '2026-11-22', to: '2026-11-28' };
const boots = calendarProduct();
const gifts = calendarProduct({
  product_id: 2,
  product_name: 'Gifts',
  starts_at: '2026-11-26T13:00:00.000Z',
  volume: 500_000,
});
const others = calendarProduct({ product_id: 3, account_id: 8, starts_at: '2026-11-26T14:00:00.000Z', volume: 10 });
const products = [boots, gifts, others];
const plan = { ...productCalendar(week, products), overlaps: [], timeZone: 'America/New_York', locale: 'en-US' };

function pair(people: number) {
  const of = ({ product_id, product_name, starts_at }: typeof boots) => ({ product_id, product_name, starts_at });
  return [{ first: of(boots), second: of(gifts), people }];
}

it('gives a move by the clocks of the account', () => {
  expect(dayAndTime('2026-11-25T03:30:00.000Z', 'America/New_York')).toEqual({ date: '2026-11-24', time: '22:30' });
  expect(dayAndTime('2026-07-25T03:30:00.000Z', 'Asia/Tokyo')).toEqual({ date: '2026-07-25', time: '12:30' });
});

it('says whether the product keeps its status', () => {
  expect(statusEffects(preview)).toEqual([{ tone: 'ink', text: 'Stays Ready To Launch.' }]);
  const turned = { ...preview, product_status: 'Pending: Audience' as const };
  expect(statusEffects(turned)).toEqual([{ tone: 'danger', text: 'Turns to Pending: Audience.' }]);
  const text = 'No audience is chosen.';
  const reasons = [{ code: 'no_audience', text, subject: { entity: 'product', id: 1 }, actor: 'Dana Okafor' }];
  expect(statusEffects({ ...turned, reasons })[0]?.text).toBe('Turns to Pending: Audience. No audience is chosen.');
  expect(statusEffects({ ...preview, refused: 'It is live.' })).toEqual([{ tone: 'danger', text: 'It is live.' }]);
});

it('says what the day then sends, and warns when that is too much', () => {
  const [day] = placeEffects(boots, '2026-11-27T13:30:00.000Z', plan);
  expect(day).toEqual({ tone: 'ink', text: 'Friday then sends 250,000 of 720,000.' });
  expect(placeEffects(boots, '2026-11-26T13:30:00.000Z', plan)[0]).toEqual({
    tone: 'warning',
    text: 'Thursday then sends 750,010 of 720,000.',
  });
  expect(placeEffects(boots, '2026-11-24T14:00:00.000Z', plan)).toEqual([]);
  expect(placeEffects(boots, '2027-01-24T14:00:00.000Z', plan)).toEqual([]);
});

it('names deployments of the same account within 24 hours, with the people where they are counted', () => {
  const at = '2026-11-26T14:00:00.000Z';
  const texts = placeEffects(boots, at, plan).map(({ text }) => text);
  expect(texts.slice(1)).toEqual(['Within 24 h of ‘Gifts’: people of both are counted after the move.']);
  const near = { ...gifts, starts_at: '2026-11-25T12:00:00.000Z' };
  const known = placeEffects(boots, '2026-11-24T15:00:00.000Z', {
    ...plan,
    products: [boots, near],
    overlaps: pair(18_212),
  });
  expect(known).toEqual([{ tone: 'warning', text: '18,212 people get two mails within 24 h, with ‘Gifts’.' }]);
  const more = [...products, { ...gifts, product_id: 4 }, { ...gifts, product_id: 5 }];
  expect(placeEffects(boots, at, { ...plan, products: more }).at(-1)?.text).toMatch(
    /^Within 24 h of ‘Gifts’ and 2 more:/,
  );
  // Deployments that are as close already, and share nobody, aren't worth a word.
  expect(placeEffects(boots, '2026-11-24T15:00:00.000Z', { ...plan, products: [boots, near] })).toEqual([]);
});
