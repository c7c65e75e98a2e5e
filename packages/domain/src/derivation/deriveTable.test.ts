import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceStatuses } from '../statuses/audienceStatuses.ts';
import { creativeStatuses } from '../statuses/creativeStatuses.ts';
import { addDays, dayOf } from '../dates/dates.ts';
import type { DeriveInput } from './deriveReasons.ts';
import { derive } from './derive.ts';
import { DERIVED_STATUSES } from '../statuses/productEvents.ts';

const NY = 'America/New_York';
const now = new Date('2026-11-21T17:00:00Z');

function days(from: number, to: number): fc.Arbitrary<Date> {
  return fc.integer({ min: from * 24, max: to * 24 }).map((hours) => new Date(now.valueOf() + hours * 3_600_000));
}

function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(value, { freq: 5 });
}

/** Any input, weighted towards valid values: otherwise nearly all would be drafts. */
const inputs: fc.Arbitrary<DeriveInput> = fc.record({
  product: fc.record({
    id: fc.constant(1),
    orderId: fc.constant(2),
    name: fc.oneof({ weight: 9, arbitrary: fc.constant('Wave 1') }, fc.constantFrom('', ' ', null)),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('E-mail deployment' as const, 'Data delivery' as const) },
      fc.constant(null),
    ),
    volume: maybe(fc.integer({ min: 1, max: 1000 })),
    startsAt: maybe(days(-3, 10)),
    endsAt: maybe(days(-3, 30)),
    submitted: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    launched: fc.boolean(),
    tolerancePercent: maybe(fc.integer({ min: 0, max: 100 })),
    accepted: maybe(fc.record({ versionId: fc.constantFrom(3, 4), count: fc.nat({ max: 1000 }) })),
    advertiserId: fc.oneof({ weight: 9, arbitrary: fc.constant(40) }, fc.constant(41)),
    acceptedCreative: maybe(fc.record({ id: fc.constantFrom(5, 6), advertiserId: fc.constantFrom(40, 41) })),
  }),
  creative: maybe(
    fc.record({
      id: fc.constant(5),
      name: fc.string(),
      status: fc.constantFrom(...creativeStatuses.map(({ code }) => code)),
      advertiser: maybe(fc.record({ id: fc.constant(40), name: fc.string() })),
    }),
  ),
  audience: maybe(
    fc.record({
      id: fc.constant(7),
      name: fc.string(),
      status: fc.constantFrom(...audienceStatuses.map(({ code }) => code)),
      version: maybe(fc.record({ id: fc.constantFrom(3, 4), sealedAt: days(-100, 0) })),
    }),
  ),
  deliverable: maybe(fc.nat({ max: 2000 })),
  install: maybe(
    fc.record({ id: fc.constant(2), name: fc.string(), lastCheck: fc.constantFrom('passed', 'failed', null) }),
  ),
  account: fc.record({
    id: fc.constant(1),
    name: fc.string(),
    status: fc.oneof({ weight: 9, arbitrary: fc.constant('Active' as const) }, fc.constant('Inactive' as const)),
    timeZone: fc.constantFrom(NY, 'Europe/Berlin', 'Asia/Kolkata', 'Africa/Cairo'),
    deploymentDeltaDays: fc.integer({ min: 0, max: 3 }),
    tolerancePercent: fc.integer({ min: 0, max: 20 }),
  }),
  rate: maybe(fc.record({ cpmCents: fc.nat() })),
  now: fc.constant(now),
});

/** The rules a second time, written independently of `matchReasons`: one condition per status. */
function table(input: DeriveInput): readonly (readonly [string, boolean])[] {
  const { product: p, creative: c, audience: a, account: ac, install: i } = input;
  const today = dayOf(input.now, ac.timeZone);
  const tolerance = (p.tolerancePercent ?? ac.tolerancePercent) / 100;
  const draft = !p.submitted || !p.name?.trim() || [p.type, p.volume, p.startsAt, p.endsAt].includes(null);
  const audienceError = a !== null && a.version === null && a.status === 'Error - Invalid Audience';
  const creativeError = c !== null && (c.status.startsWith('Error - ') || c.status === 'Invalid');
  const floor = (count: number): number => Math.round(count * (1 - tolerance) * 1e6) / 1e6;
  const short =
    a?.version != null &&
    input.deliverable !== null &&
    p.volume !== null &&
    input.deliverable < floor(p.volume) &&
    !(p.accepted?.versionId === a.version.id && input.deliverable >= floor(p.accepted.count));
  const late = p.launched
    ? p.endsAt !== null && p.endsAt <= input.now
    : p.startsAt !== null && dayOf(p.startsAt, ac.timeZone) < addDays(today, ac.deploymentDeltaDays);
  const old = a?.version != null && addDays(dayOf(a.version.sealedAt, ac.timeZone), 90) < today;
  const accepted = p.acceptedCreative;
  const foreign =
    c?.advertiser != null &&
    c.advertiser.id !== p.advertiserId &&
    !(accepted?.id === c.id && accepted.advertiserId === c.advertiser.id);
  const undeliverable = p.type === 'Data delivery' && i?.lastCheck !== 'passed';
  return [
    ['Draft', draft],
    ['Multiple Errors', [audienceError, creativeError, short].filter(Boolean).length >= 2],
    ['Error: Audience', audienceError],
    ['Error: Creative', creativeError],
    ['Error - Volume Discrepancy', short],
    [
      'Needs Attention',
      c?.status === 'Need Attention' ||
        foreign ||
        late ||
        old ||
        input.rate === null ||
        ac.status === 'Inactive' ||
        undeliverable,
    ],
    ['Pending: Audience', a === null || a.version === null],
    ['Pending: Creative', c === null || c.status === 'Draft' || c.status === 'Action Pending - Validate'],
    ['Ready To Launch', true],
  ];
}

describe('derive over any input', () => {
  it('returns the first match as the status, and all matches as reasons', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(inputs, (input) => {
        const derived = derive(input);
        const matches = table(input)
          .filter(([, matched]) => matched)
          .map(([status]) => status);
        reached.add(derived.status);
        expect(derived.status).toBe(matches[0]);
        const listed = new Set(derived.reasons.map(({ status }) => status as string));
        expect([...listed]).toEqual(
          matches.filter((status) => status !== 'Multiple Errors' && status !== 'Ready To Launch'),
        );
      }),
      { numRuns: 3000, seed: 20261121 },
    );
    expect([...reached].sort()).toEqual([...DERIVED_STATUSES].sort());
  });

  it('does not change over time before nextChangeAt', () => {
    fc.assert(
      fc.property(inputs, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (input, share) => {
        const before = derive(input);
        const end = before.nextChangeAt ?? new Date(now.valueOf() + 365 * 86_400_000);
        const between = new Date(now.valueOf() + Math.floor((end.valueOf() - now.valueOf()) * share));
        const words = (moment: Date) =>
          derive({ ...input, now: moment }).reasons.map(({ text, due }) => `${text} ${due?.toISOString()}`);
        expect(words(between)).toEqual(words(now));
        if (before.nextChangeAt) expect(words(before.nextChangeAt)).not.toEqual(words(now));
      }),
      { numRuns: 500 },
    );
  });
});
