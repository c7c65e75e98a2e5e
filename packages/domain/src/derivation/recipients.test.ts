import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenDeliverable, funnelOf, recipientsOf, withLeftOut } from './recipients.ts';

const reach = { deliverable: 6145, ordered: 850, tolerance: 5, delivered: 0, frozen: null };

it('cuts the recipients to the ordered volume, unless the surplus is tolerated', () => {
  expect(recipientsOf(reach)).toBe(850);
  expect(recipientsOf({ ...reach, ordered: 6000 })).toBe(6145);
  expect(recipientsOf({ ...reach, ordered: 6000, tolerance: 2 })).toBe(6000);
  expect(recipientsOf({ ...reach, ordered: 7000 })).toBe(6145);
});

it('leaves out who was mailed before, and counts nobody it doesn’t know', () => {
  expect(recipientsOf({ ...reach, delivered: 300 })).toBe(550);
  expect(recipientsOf({ ...reach, delivered: 900 })).toBe(0);
  expect(recipientsOf({ ...reach, deliverable: null })).toBeNull();
  expect(recipientsOf({ ...reach, ordered: null })).toBeNull();
});

it('takes the length of a frozen list, whatever the lists hold by now', () => {
  expect(recipientsOf({ ...reach, deliverable: 0, delivered: 840, frozen: 845 })).toBe(845);
});

it('counts nobody for a cancelled product whose list was never frozen', () => {
  expect(recipientsOf({ ...reach, frozen: 845, isOver: true })).toBe(845);
  expect(recipientsOf({ ...reach, isOver: true })).toBeNull();
});

it('knows how many could be mailed when a list was frozen, also of one that stored only where they went', () => {
  expect(frozenDeliverable({ deliverable: 900, recipients: 850, cut: 50 })).toBe(900);
  expect(frozenDeliverable({ recipients: 850, cut: 40, already_mailed: 10 })).toBe(900);
  expect(frozenDeliverable({})).toBe(0);
});

const people = {
  rows: 3629,
  rejected: 25,
  duplicates: 28,
  opted_out: 20,
  merged: 0,
  suppressedNow: 50,
  suppressedByHouse: 12,
  deliverable: 3506,
};

it('gives each loss a line of its own', () => {
  expect(funnelOf(people, { deliverable: 3500, heldByAdvertiser: 6, alreadyMailed: 0, recipients: 2000 })).toEqual({
    rows: 3629,
    rejected: 25,
    duplicates: 28,
    opted_out: 20,
    forgotten: 0,
    suppressed_by_house: 12,
    suppressed_by_account: 38,
    suppressed_by_advertiser: 6,
    deliverable: 3500,
    already_mailed: 0,
    cut: 1500,
    recipients: 2000,
  });
  const old = { ...people, suppressedNow: 40, deliverable: 3400 };
  expect(funnelOf(old, { deliverable: 3400, heldByAdvertiser: 0, alreadyMailed: 0, recipients: 3400 }).forgotten).toBe(
    116,
  );
});

it('counts a corrected row once', () => {
  const corrected = { ...people, rows: 32, rejected: 0, duplicates: 0, opted_out: 0, merged: 1 };
  const sent = { ...corrected, suppressedNow: 0, suppressedByHouse: 0, deliverable: 31 };
  const outcome = { deliverable: 31, heldByAdvertiser: 0, alreadyMailed: 0, recipients: 31 };
  expect(funnelOf(sent, outcome)).toMatchObject({ rows: 31, rejected: 0, forgotten: 0, deliverable: 31 });
});

it('adds up to the last person, also when one count is older than another', () => {
  const some = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.record({
        members: some,
        rejected: some,
        duplicates: some,
        opted_out: some,
        merged: some,
        suppressedNow: some,
        suppressedByHouse: some,
        held: some,
      }),
      fc.record({ deliverable: some, heldByAdvertiser: some, alreadyMailed: some, recipients: some }),
      ({ members, held, ...counts }, outcome) => {
        const rows = members + counts.rejected + counts.duplicates + counts.opted_out + counts.merged;
        const { deliverable, recipients, ...losses } = funnelOf({ ...counts, rows, deliverable: held }, outcome);
        const { rejected, duplicates, already_mailed: mailed, cut, rows: all, ...held_back } = losses;
        const back = Object.values(held_back).reduce((sum, value) => sum + value, 0);
        expect(all - rejected - duplicates - back).toBe(deliverable);
        expect(deliverable - mailed - cut).toBe(recipients);
        for (const value of [...Object.values(losses), deliverable, recipients])
          expect(value).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('moves people between the recipients and those left out after proofreading, and loses nobody', () => {
  const counts = funnelOf(people, { deliverable: 3500, heldByAdvertiser: 6, alreadyMailed: 0, recipients: 2000 });
  const fewer = withLeftOut(counts, 12);
  expect(fewer).toEqual({ ...counts, recipients: 1988, left_out: 12 });
  expect(withLeftOut(fewer, 5)).toEqual({ ...counts, recipients: 1995, left_out: 5 });
  expect(withLeftOut(fewer, 0)).toEqual({ ...counts, recipients: 2000, left_out: 0 });
});
