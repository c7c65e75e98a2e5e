import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceVerdict, bucketsAddUp, rejectReasons } from './audience-rules.ts';
import { findingKind, findingKinds } from './creative-findings.ts';
import type { FindingKindName } from './creative-findings.ts';
import { creativeStatus, mayOverride } from './creative-rules.ts';
import type { CreativeFacts } from './creative-rules.ts';
import { orderStatus, urgency } from './order-status.ts';
import { launchedReasons } from './product-reasons.ts';
import { productAttentions } from './product-statuses.ts';
import { whoActs } from './reasons.ts';
import { statusCodes } from './statuses.ts';
import { taskSeverity } from './task-rules.ts';
import { cappedVolume, isShort, shortfall } from './volume.ts';

describe('creativeStatus', () => {
  const facts: CreativeFacts = {
    hasHtml: true,
    isDraft: false,
    check: 'finished',
    isRejected: false,
    findings: [],
    rejectedParts: 0,
    isLive: false,
  };
  const found = (...kinds: FindingKindName[]) => kinds.map((kind) => ({ kind, isOverridden: false }));

  it.each<[string, Partial<CreativeFacts>, string]>([
    ['without HTML', { hasHtml: false }, 'Draft'],
    ['saved as a draft', { isDraft: true, isRejected: true }, 'Draft'],
    [
      'while its check runs, even after a rejection',
      { check: 'running', isRejected: true },
      'Action Pending - Validate',
    ],
    ['before its check', { check: 'none' }, 'Action Pending - Validate'],
    ['rejected', { isRejected: true, check: 'none' }, 'Invalid'],
    [
      'with script and a bad seed row',
      { findings: found('seed_bad_row', 'active_content') },
      'Error - Invalid Creative',
    ],
    [
      'with a bad seed row and a broken link',
      { findings: found('broken_link', 'seed_bad_row') },
      'Error - Invalid Seed',
    ],
    ['with a broken link', { findings: found('broken_link') }, 'Need Attention'],
    ['with a rejected link', { rejectedParts: 1 }, 'Need Attention'],
    ['with moderate findings alone', { findings: found('insecure_link', 'no_preheader') }, 'Approved'],
    ['clean', {}, 'Approved'],
    ['clean and out', { isLive: true }, 'Live - See Report'],
  ])('%s', (_, change, status) => {
    expect(creativeStatus({ ...facts, ...change })).toBe(status);
  });

  it('lets a person override what may be overridden, and nothing else', () => {
    for (const { kind, isOverridable } of findingKinds) {
      const before = creativeStatus({ ...facts, findings: [{ kind, isOverridden: false }] });
      const after = creativeStatus({ ...facts, findings: [{ kind, isOverridden: true }] });
      expect(after, kind).toBe(isOverridable ? 'Approved' : before);
      expect(mayOverride({ kind, isOverridden: false })).toBe(isOverridable);
      expect(mayOverride({ kind, isOverridden: true })).toBe(false);
    }
  });

  it('never overrides what only new content clears', () => {
    const fixed = findingKinds.filter(({ isOverridable }) => !isOverridable).map(({ kind }) => kind);
    expect(fixed).toEqual(
      expect.arrayContaining([
        'active_content',
        'unreadable_html',
        'seed_list_unreadable',
        'seed_list_empty',
        'check_unfinished',
        'no_unsubscribe_link',
      ]),
    );
    expect(() => findingKind('odd' as FindingKindName)).toThrow('no kind of finding');
  });

  it('reaches every status', () => {
    const reached = new Set<string>();
    const any = fc.record({
      hasHtml: fc.boolean(),
      isDraft: fc.boolean(),
      check: fc.constantFrom('none' as const, 'running' as const, 'finished' as const),
      isRejected: fc.boolean(),
      findings: fc.array(
        fc.record({ kind: fc.constantFrom(...findingKinds.map(({ kind }) => kind)), isOverridden: fc.boolean() }),
        { maxLength: 2 },
      ),
      rejectedParts: fc.nat({ max: 1 }),
      isLive: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (input) => void reached.add(creativeStatus(input))),
      { numRuns: 1000, seed: 7 },
    );
    expect([...reached].sort()).toEqual([...statusCodes('creative')].sort());
  });
});

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
    const counts = { rows: 15, accepted: 5, rejected: 4, duplicates: 3, suppressed: 2, merged: 1 };
    expect(bucketsAddUp(counts)).toBe(true);
    for (const bucket of Object.keys(counts)) expect(bucketsAddUp({ ...counts, [bucket]: 99 })).toBe(false);
  });

  it('knows seven reasons, two of them by setting', () => {
    expect(rejectReasons).toHaveLength(7);
    expect(rejectReasons.filter(({ isOptional }) => isOptional).map(({ code }) => code)).toEqual([
      'role_address',
      'disposable_domain',
    ]);
  });
});

describe('taskSeverity', () => {
  const now = new Date('2026-11-20T15:00:00Z'); // Friday, 10 AM
  const severity = (due: string | null, isAfterLaunch = false) =>
    taskSeverity({ due: due === null ? null : new Date(due), isAfterLaunch, now, timeZone: 'America/New_York' });

  it('follows the working hours that are left', () => {
    expect(severity('2026-11-20T18:59:00Z')).toBe('Critical');
    expect(severity('2026-11-20T19:00:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T14:59:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T15:00:00Z')).toBe('Minor');
    expect(severity('2026-11-19T15:00:00Z')).toBe('Critical');
  });

  it('is Critical after a launch, and Minor when nothing presses', () => {
    expect(severity(null, true)).toBe('Critical');
    expect(severity(null)).toBe('Minor');
  });
});

describe('volume', () => {
  it('is short beyond the tolerance alone', () => {
    expect([isShort(100, 95, 5), isShort(100, 94, 5), isShort(100, 99, 0), isShort(100, 120, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([shortfall(100, 94), shortfall(100, 120)]).toEqual([6, 0]);
  });

  it('is cut to what was ordered beyond the tolerance alone', () => {
    expect(cappedVolume(41_200, 41_306, 5)).toEqual({ sendable: 41_306, cut: 0 });
    expect(cappedVolume(100, 106, 5)).toEqual({ sendable: 100, cut: 6 });
    expect(cappedVolume(100, 80, 5)).toEqual({ sendable: 80, cut: 0 });
  });
});

describe('orderStatus', () => {
  it('is the most urgent product’s, and Draft without products', () => {
    expect(orderStatus([])).toBe('Draft');
    expect(orderStatus(['Live', 'Multiple Errors', 'Draft'])).toBe('Multiple Errors');
    expect(orderStatus(['Ended', 'Completed'])).toBe('Completed');
  });

  it('ranks every product status once', () => {
    expect([...urgency].sort()).toEqual([...statusCodes('product')].sort());
  });
});

describe('reasons', () => {
  const product = {
    id: 9,
    status: 'Needs Attention',
    attention: 'sent_back',
    detail: 'Wrong year.',
    due: null,
  } as const;

  it('explain a launched product by its attention, its detail and who acts', () => {
    expect(launchedReasons(product)).toEqual([
      {
        code: 'sent_back',
        text: 'It was sent back instead of confirmed. Wrong year.',
        subject: { entity: 'product', id: 9 },
        actor: 'Order owner',
      },
    ]);
  });

  it('have a text for every status after a launch', () => {
    const due = new Date('2026-11-22T00:00:00Z');
    expect(launchedReasons({ ...product, status: 'Processing', attention: null, detail: null, due })[0]).toEqual({
      code: 'Processing',
      text: 'Everything is built and frozen; the proof goes to the test seeds, then it waits for the go-ahead.',
      subject: { entity: 'product', id: 9 },
      actor: 'Whoever may confirm',
      due,
    });
    expect(launchedReasons({ ...product, status: 'Live', attention: null })[0]?.actor).toBe('Nobody');
    for (const { code, meaning } of productAttentions) {
      expect(launchedReasons({ ...product, attention: code, detail: null })[0]?.text).toBe(meaning);
    }
  });

  it('name one who acts, or how many', () => {
    const [reason] = launchedReasons(product);
    if (!reason) throw new Error('no reason');
    expect(whoActs([])).toBeNull();
    expect(whoActs([reason, reason])).toBe('Order owner');
    expect(whoActs([reason, { ...reason, actor: 'Data team' }])).toBe('2 people');
  });
});
