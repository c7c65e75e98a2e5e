import { expect, it } from 'vitest';
import { pauseReason } from './sending/pauseThresholds.ts';

const FINE = { accepted: 200, refused: 0, bounced: 0, inDoubt: 0, deferred: 0, complaints: 0 };

it.each([
  ['refused by the relay', { refused: 40 }, '16.7 % of the messages were refused.'],
  ['bounces', { bounced: 11 }, '5.5 % of the messages were refused, or came back because nobody has the address.'],
  ['complaints', { complaints: 1 }, '0.50 % of the recipients complained.'],
  ['in doubt', { inDoubt: 40 }, '16.7 % of the messages are in doubt: they may have arrived.'],
  ['put off', { deferred: 40 }, '16.7 % of the messages were put off by the relay.'],
  [
    'both',
    { inDoubt: 20, deferred: 20 },
    '16.7 % of the messages were put off by the relay, or are in doubt and may have arrived.',
  ],
])('says about messages only what is known: %s', (_what, some, reason) => {
  expect(pauseReason({ ...FINE, ...some })).toBe(reason);
});

it('says nothing below the limits, and as long as too few results are known', () => {
  expect(pauseReason(FINE)).toBeUndefined();
  expect(pauseReason({ ...FINE, inDoubt: 20 })).toBeUndefined();
  expect(pauseReason({ ...FINE, accepted: 100, inDoubt: 90 })).toBeUndefined();
});
