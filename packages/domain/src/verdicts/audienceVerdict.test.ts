import { describe, expect, it } from 'vitest';
import { audienceVerdict, bucketsAddUp, rejectReasons } from './audienceVerdict.ts';

describe('audienceVerdict', () => {
  it('allows 10 % rejected rows and no more', () => {
    expect(audienceVerdict({ rows: 100, accepted: 90, rejected: 10 })).toEqual({ status: 'Approved', reasons: [] });
    expect(audienceVerdict({ rows: 100, accepted: 89, rejected: 11 })).toEqual({
      status: 'Error - Invalid Audience',
      reasons: [{ code: 'too_many_rejected', text: '11 of 100 rows were rejected, which is more than 10 %.' }],
    });
    expect(audienceVerdict({ rows: 100, accepted: 50, rejected: 50 }, 50).status).toBe('Approved');
  });

  it('needs one accepted row', () => {
    expect(audienceVerdict({ rows: 0, accepted: 0, rejected: 0 }).reasons[0]?.code).toBe('none_accepted');
  });

  it('counts every line in exactly one bucket', () => {
    const counts = { rows: 21, accepted: 6, rejected: 5, duplicates: 4, suppressed: 3, opted_out: 2, merged: 1 };
    expect(bucketsAddUp(counts)).toBe(true);
    for (const bucket of Object.keys(counts)) expect(bucketsAddUp({ ...counts, [bucket]: 99 })).toBe(false);
  });

  it('lets a correction bring nobody, because it may be sent again', () => {
    const again = { rows: 3, accepted: 0, rejected: 0 };
    expect(audienceVerdict(again, 10, 'correct').status).toBe('Approved');
    expect(audienceVerdict(again, 10, 'add').reasons[0]?.code).toBe('none_accepted');
    expect(audienceVerdict({ ...again, rejected: 3 }, 10, 'correct').reasons[0]?.code).toBe('too_many_rejected');
  });

  it('knows eleven reasons, two of them optional', () => {
    expect(rejectReasons).toHaveLength(11);
    expect(rejectReasons.filter(({ isOptional }) => isOptional).map(({ code }) => code)).toEqual([
      'role_address',
      'disposable_domain',
    ]);
  });
});
