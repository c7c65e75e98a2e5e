import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingKind, findingKinds } from './creativeFindings.ts';
import type { FindingKindName } from './creativeFindings.ts';
import { creativeStatus } from './creativeStatus.ts';
import type { CreativeFacts } from './creativeStatus.ts';
import { statusCodes } from '../statuses/statuses.ts';

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
  const found = (...kinds: FindingKindName[]) =>
    kinds.map((kind) => ({ kind, severity: findingKind(kind).severity, isOverridden: false }));

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
    ['with only moderate findings', { findings: found('insecure_link', 'no_preheader') }, 'Approved'],
    ['clean', {}, 'Approved'],
    ['clean and out', { isLive: true }, 'Live - See Report'],
  ])('%s', (_, change, status) => {
    expect(creativeStatus({ ...facts, ...change })).toBe(status);
  });

  it('lets a person override only overridable findings', () => {
    for (const { kind, severity, isOverridable } of findingKinds) {
      const before = creativeStatus({ ...facts, findings: [{ kind, severity, isOverridden: false }] });
      const after = creativeStatus({ ...facts, findings: [{ kind, severity, isOverridden: true }] });
      expect({ kind, after }).toEqual({ kind, after: isOverridable ? 'Approved' : before });
    }
  });

  it('follows the severity that the check gave a finding', () => {
    const judged = (kind: FindingKindName, severity: 'Critical' | 'Minor') =>
      creativeStatus({ ...facts, findings: [{ kind, severity, isOverridden: false }] });
    expect(judged('low_contrast', 'Critical')).toBe('Need Attention');
    expect(judged('broken_link', 'Minor')).toBe('Approved');
  });

  it('never overrides findings that only new content clears', () => {
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
    expect(() => findingKind('odd' as FindingKindName)).toThrow('not a kind of finding');
  });

  it('reaches every status', () => {
    const reached = new Set<string>();
    const any = fc.record({
      hasHtml: fc.boolean(),
      isDraft: fc.boolean(),
      check: fc.constantFrom('none' as const, 'running' as const, 'finished' as const),
      isRejected: fc.boolean(),
      findings: fc.array(
        fc.record({
          kind: fc.constantFrom(...findingKinds.map(({ kind }) => kind)),
          severity: fc.constantFrom('Critical' as const, 'Moderate' as const, 'Minor' as const),
          isOverridden: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      rejectedParts: fc.nat({ max: 1 }),
      isLive: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (input) => void reached.add(creativeStatus(input))),
      { numRuns: 3000, seed: 7 },
    );
    expect([...reached].sort()).toEqual([...statusCodes('creative')].sort());
  });
});
