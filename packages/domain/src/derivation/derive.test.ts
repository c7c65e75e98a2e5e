import { describe, expect, it } from 'vitest';
import { startOfDay } from '../dates/dates.ts';
import type { DeriveInput } from './deriveReasons.ts';
import { derive } from './derive.ts';

const NY = 'America/New_York';

function at(text: string): Date {
  return new Date(text);
}

const now = at('2026-11-21T17:00:00Z'); // noon

const product: DeriveInput['product'] = {
  id: 20911,
  orderId: 10428,
  name: 'Winter tyres reminder',
  type: 'E-mail deployment',
  volume: 1000,
  startsAt: at('2026-11-23T12:15:00Z'),
  endsAt: at('2026-11-30T12:15:00Z'),
  submitted: true,
  launched: false,
  tolerancePercent: null,
  accepted: null,
  advertiserId: 40,
  acceptedCreative: null,
};
const account: DeriveInput['account'] = {
  id: 1,
  name: 'Northlight Outdoor',
  status: 'Active',
  timeZone: NY,
  deploymentDeltaDays: 1,
  tolerancePercent: 5,
};
const audience: NonNullable<DeriveInput['audience']> = {
  id: 7,
  name: 'Tyre customers Q4',
  status: 'Approved',
  version: { id: 3, sealedAt: at('2026-11-01T12:00:00Z') },
};
const creative: NonNullable<DeriveInput['creative']> = {
  id: 5,
  name: 'Tyre check',
  status: 'Approved',
  advertiser: { id: 40, name: 'Kestrel Museum' },
};
const foreign = { ...creative, advertiser: { id: 41, name: 'Hanami Stationery' } };
const ready: DeriveInput = {
  product,
  creative,
  audience,
  deliverable: 1000,
  install: null,
  account,
  rate: { cpmCents: 1200 },
  now,
};

function codesOf(input: DeriveInput): readonly string[] {
  return derive(input).reasons.map(({ code }) => code);
}

function withProduct(change: Partial<DeriveInput['product']>): DeriveInput {
  return {
    ...ready,
    product: { ...product, ...change },
  };
}

const failedAudience = { ...audience, status: 'Error - Invalid Audience', version: null } as const;

describe('derive', () => {
  it('is Ready To Launch when nothing is missing', () => {
    expect(derive(ready)).toMatchObject({ status: 'Ready To Launch', reasons: [] });
  });

  it.each<[string, string, DeriveInput, string]>([
    ['the order is not submitted', 'Draft', withProduct({ submitted: false }), 'not_submitted'],
    ['a name of blanks', 'Draft', withProduct({ name: ' ' }), 'incomplete'],
    ['no type', 'Draft', withProduct({ type: null }), 'incomplete'],
    ['no volume', 'Draft', withProduct({ volume: null }), 'incomplete'],
    ['no start', 'Draft', withProduct({ startsAt: null }), 'incomplete'],
    ['no end', 'Draft', withProduct({ endsAt: null }), 'incomplete'],
    ['a failed import', 'Error: Audience', { ...ready, audience: failedAudience }, 'audience_failed'],
    [
      'an invalid seed list',
      'Error: Creative',
      { ...ready, creative: { ...creative, status: 'Error - Invalid Seed' } },
      'creative_failed',
    ],
    [
      'a rejected creative',
      'Error: Creative',
      { ...ready, creative: { ...creative, status: 'Invalid' } },
      'creative_failed',
    ],
    ['too few people', 'Error - Volume Discrepancy', { ...ready, deliverable: 949 }, 'volume_short'],
    [
      'open findings',
      'Needs Attention',
      { ...ready, creative: { ...creative, status: 'Need Attention' } },
      'creative_needs_attention',
    ],
    ['the creative of another advertiser', 'Needs Attention', { ...ready, creative: foreign }, 'other_advertiser'],
    ['a start today', 'Needs Attention', withProduct({ startsAt: at('2026-11-22T04:59:00Z') }), 'start_too_close'],
    [
      'an end that passed, when launched before',
      'Needs Attention',
      withProduct({ launched: true, endsAt: now }),
      'end_passed',
    ],
    [
      'an old audience',
      'Needs Attention',
      { ...ready, audience: { ...audience, version: { id: 3, sealedAt: at('2026-08-22T12:00:00Z') } } },
      'audience_too_old',
    ],
    ['no rate', 'Needs Attention', { ...ready, rate: null }, 'no_rate'],
    [
      'an inactive account',
      'Needs Attention',
      { ...ready, account: { ...account, status: 'Inactive' } },
      'account_inactive',
    ],
    ['a data delivery without a destination', 'Needs Attention', withProduct({ type: 'Data delivery' }), 'no_install'],
    ['no audience', 'Pending: Audience', { ...ready, audience: null, deliverable: null }, 'no_audience'],
    [
      'a first import',
      'Pending: Audience',
      { ...ready, audience: { ...audience, status: 'In Process', version: null } },
      'audience_unusable',
    ],
    ['no creative', 'Pending: Creative', { ...ready, creative: null }, 'no_creative'],
    [
      'a creative being checked',
      'Pending: Creative',
      { ...ready, creative: { ...creative, status: 'Action Pending - Validate' } },
      'creative_unchecked',
    ],
    [
      'a creative that is a draft',
      'Pending: Creative',
      { ...ready, creative: { ...creative, status: 'Draft' } },
      'creative_unchecked',
    ],
  ])('with %s is %s', (_, status, input, code) => {
    const derived = derive(input);
    expect(derived.status).toBe(status);
    expect(derived.reasons[0]).toMatchObject({ code, status });
  });

  it('is Multiple Errors with two of the three errors, and lists both', () => {
    const derived = derive({ ...ready, audience: failedAudience, creative: { ...creative, status: 'Invalid' } });
    expect(derived.status).toBe('Multiple Errors');
    expect(derived.reasons.map(({ status }) => status)).toEqual([
      'Error: Audience',
      'Error: Creative',
      'Pending: Audience',
    ]);
  });

  it('asks of a data delivery a destination that passed its check', () => {
    const data = withProduct({ type: 'Data delivery' });
    const install = { id: 2, name: 'Vault' };
    expect(codesOf(data)).toEqual(['no_install']);
    expect(codesOf({ ...data, install: { ...install, lastCheck: 'failed' } })).toEqual(['install_failed']);
    expect(codesOf({ ...data, install: { ...install, lastCheck: 'passed' } })).toEqual([]);
    const unchecked = { ...data, install: { ...install, lastCheck: null } };
    expect(derive(unchecked).reasons).toMatchObject([
      {
        code: 'install_unchecked',
        text: "The delivery destination 'Vault' was never checked. Check it first.",
        actor: 'Account manager',
        subject: { entity: 'install', id: 2 },
      },
    ]);
    expect(codesOf({ ...unchecked, product: { ...unchecked.product, type: 'E-mail deployment' } })).toEqual([]);
  });

  it('says in words what is missing, where to fix it and who must act', () => {
    expect(derive({ ...ready, deliverable: 900 }).reasons).toEqual([
      {
        code: 'volume_short',
        status: 'Error - Volume Discrepancy',
        text: '900 of 1,000 ordered can be mailed, 100 are missing.',
        actor: 'Data team',
        subject: { entity: 'audience', id: 7 },
        due: at('2026-11-23T05:00:00Z'),
      },
    ]);
    expect(derive(withProduct({ name: null, volume: null })).reasons[0]?.text).toBe('Missing: name, volume.');
  });

  it('has no due date without a start', () => {
    expect(derive(withProduct({ startsAt: null })).reasons[0]).not.toHaveProperty('due');
    expect(derive(withProduct({ startsAt: null })).nextChangeAt).toEqual(at('2027-01-31T05:00:00Z'));
  });

  it('R49 counts days on the account’s calendar', () => {
    const startsAt = at('2026-11-22T05:00:00Z'); // midnight in New York, already morning in Berlin
    expect(derive({ ...withProduct({ startsAt }), now: at('2026-11-22T04:59:59Z') }).status).toBe('Ready To Launch');
    expect(derive({ ...withProduct({ startsAt }), now: at('2026-11-22T05:00:00Z') }).status).toBe('Needs Attention');
    const berlin = { ...account, timeZone: 'Europe/Berlin' };
    expect(derive({ ...withProduct({ startsAt }), account: berlin, now: at('2026-11-21T22:59:59Z') }).status).toBe(
      'Ready To Launch',
    );
    expect(derive({ ...withProduct({ startsAt }), account: berlin, now: at('2026-11-21T23:00:00Z') }).status).toBe(
      'Needs Attention',
    );
  });

  it('lets a product start today where the delta is 0, even earlier today', () => {
    const input = {
      ...withProduct({ startsAt: at('2026-11-21T06:00:00Z') }),
      account: { ...account, deploymentDeltaDays: 0 },
    };
    expect(derive(input).status).toBe('Ready To Launch');
    expect(derive(input).nextChangeAt).toEqual(at('2026-11-22T05:00:00Z'));
  });

  it('checks only the end after a first launch', () => {
    const input = withProduct({ launched: true, startsAt: at('2026-11-01T12:00:00Z') });
    expect(derive(input).status).toBe('Ready To Launch');
    expect(derive(input).nextChangeAt).toEqual(product.endsAt);
    expect(codesOf(withProduct({ launched: true, endsAt: null }))).toEqual(['incomplete']);
  });

  it('names the fields in which a reason is fixed', () => {
    expect(derive(withProduct({ volume: null, endsAt: null })).reasons[0]).toMatchObject({
      text: 'Missing: volume, end date.',
      fields: [
        { name: 'volume_ordered', label: 'volume' },
        { name: 'product_end_date', label: 'end date' },
      ],
    });
  });

  it('prefers the product’s tolerance to the account’s', () => {
    expect(derive({ ...withProduct({ tolerancePercent: 10 }), deliverable: 900 }).status).toBe('Ready To Launch');
    expect(derive({ ...withProduct({ tolerancePercent: 0 }), deliverable: 999 }).status).toBe(
      'Error - Volume Discrepancy',
    );
    expect(derive({ ...ready, deliverable: 950 }).status).toBe('Ready To Launch');
  });

  it('keeps an accepted count for its version, and asks again after a new version or a large loss', () => {
    const accepted = { versionId: 3, count: 800 };
    expect(derive({ ...withProduct({ accepted }), deliverable: 800 }).status).toBe('Ready To Launch');
    expect(derive({ ...withProduct({ accepted }), deliverable: 760 }).status).toBe('Ready To Launch');
    expect(derive({ ...withProduct({ accepted }), deliverable: 759 }).status).toBe('Error - Volume Discrepancy');
    expect(derive({ ...withProduct({ accepted: { versionId: 2, count: 800 } }), deliverable: 800 }).status).toBe(
      'Error - Volume Discrepancy',
    );
  });

  it('names the other advertiser, who can accept it, and where another creative is chosen', () => {
    expect(derive({ ...ready, creative: foreign }).reasons).toEqual([
      {
        code: 'other_advertiser',
        status: 'Needs Attention',
        text: "The creative 'Tyre check' belongs to Hanami Stationery.",
        actor: 'Anyone who may confirm',
        subject: { entity: 'product', id: 20911 },
        due: at('2026-11-23T05:00:00Z'),
        fields: [{ name: 'creative_id', label: 'creative' }],
      },
    ]);
  });

  it('keeps an accepted creative of another advertiser, and asks again for another one or when it changes hands', () => {
    const accepted = withProduct({ acceptedCreative: { id: 5, advertiserId: 41 } });
    expect(derive({ ...accepted, creative: foreign }).status).toBe('Ready To Launch');
    expect(codesOf({ ...accepted, creative: { ...foreign, id: 6 } })).toEqual(['other_advertiser']);
    const sold = { ...foreign, advertiser: { id: 42, name: 'Brückner Reifen' } };
    expect(codesOf({ ...accepted, creative: sold })).toEqual(['other_advertiser']);
  });

  it('asks nothing about a draft that has no advertiser yet', () => {
    const draft = { ...creative, status: 'Draft', advertiser: null } as const;
    expect(codesOf({ ...ready, creative: draft })).toEqual(['creative_unchecked']);
  });

  it('changes next at the start of a day, both for a start and for an age', () => {
    const { nextChangeAt } = derive(ready);
    expect(nextChangeAt).toEqual(startOfDay('2026-11-23', NY));
    const aged = { ...audience, version: { id: 3, sealedAt: at('2026-08-23T12:00:00Z') } };
    expect(derive({ ...ready, audience: aged }).nextChangeAt).toEqual(startOfDay('2026-11-22', NY));
  });
});
