import { expect, it } from 'vitest';
import { mailRates, usualRates, type MailFigures } from './usualRates.ts';

function mail(over: Partial<MailFigures> = {}): MailFigures {
  return { ordered: 1000, delivered: 800, opened: 200, clicked: 40, unsubscribed: 8, complained: 2, ...over };
}

it('gives the rates of a mail', () => {
  expect(mailRates(mail())).toEqual({
    delivered: 0.8,
    opened: 0.25,
    clicked: 0.05,
    clickedOfOpened: 0.2,
    unsubscribed: 0.01,
    complained: 0.0025,
  });
});

it('gives no rate of what is not there', () => {
  expect(mailRates(mail({ delivered: 0 }))).toBeNull();
  expect(mailRates(mail({ ordered: null, opened: 0, clicked: 0 }))).toMatchObject({
    delivered: null,
    opened: 0,
    clickedOfOpened: null,
  });
});

it('says what is usual, each mail weighing the same', () => {
  const large = mail({ ordered: null, delivered: 80_000, opened: 40_000, clicked: 0 });
  const silent = mail({ opened: 0, clicked: 0 });
  expect(usualRates([mail(), large, silent])).toEqual({
    mails: 3,
    delivered: 0.8,
    opened: 0.25,
    clicked: 0.05 / 3,
    clickedOfOpened: 0.1,
    unsubscribed: expect.closeTo((0.01 + 0.0001 + 0.01) / 3, 10),
    complained: expect.closeTo((0.0025 + 0.000_025 + 0.0025) / 3, 10),
  });
});

it('says nothing of fewer than three mails that delivered', () => {
  expect(usualRates([])).toBeNull();
  expect(usualRates([mail(), mail(), mail({ delivered: 0 })])).toBeNull();
  const unmeasured = mail({ ordered: null, opened: 0 });
  expect(usualRates([unmeasured, unmeasured, unmeasured])).toMatchObject({ delivered: null, clickedOfOpened: null });
});
