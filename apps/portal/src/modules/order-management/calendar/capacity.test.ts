import { expect, it } from 'vitest';
import { rateText, usualCapacity } from './capacity.ts';

function days(...capacities: (number | null)[]) {
  return capacities.map((capacity) => ({ capacity }));
}

it('takes the capacity of most days, because the clocks change on few', () => {
  expect(usualCapacity(days(750_000, 720_000, 720_000))).toBe(720_000);
  expect(usualCapacity(days(null, null))).toBeUndefined();
  expect(usualCapacity([])).toBeUndefined();
});

it('says what the send rate allows', () => {
  expect(rateText(days(720_000), String)).toBe(
    '720000 mails a day can go out. The height of a deployment is how long it sends at the send rate.',
  );
  expect(rateText(days(null), String)).toMatch(/^Without a send rate/);
});
