import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingKinds } from './creativeFindings.ts';
import { groupFindings } from './findingGroups.ts';

interface Row {
  kind: string;
  severity: 'Critical' | 'Moderate' | 'Minor';
  message: string;
  line: number | null;
  override: object | null;
}

function row(over: Partial<Row> = {}): Row {
  return { kind: 'broken_link', severity: 'Critical', message: 'A', line: 3, override: null, ...over };
}

describe('findings are grouped by what mends them', () => {
  it('joins one kind, with its lines in order', () => {
    const groups = groupFindings([row({ message: 'B', line: 53 }), row({ line: 34 }), row({ line: 34 })]);
    expect(groups.map(({ title, findings, lines }) => [title, findings.length, lines])).toEqual([
      ['A link is broken', 3, [34, 53]],
    ]);
  });

  it('keeps the words of a single finding, and of a kind that it does not know', () => {
    expect(groupFindings([row()])[0]?.title).toBe('A');
    expect(groupFindings([row({ kind: 'new' }), row({ kind: 'new', message: 'B' })])[0]?.title).toBe('A');
  });

  it('keeps two placeholders and two clients apart', () => {
    for (const kind of ['unknown_merge_field', 'foreign_merge_field', 'client_loses_content', 'seed_bad_row'])
      expect(groupFindings([row({ kind }), row({ kind, message: 'B' }), row({ kind })])).toHaveLength(2);
  });

  it('lists Critical first and the overridden ones last, apart from the open ones', () => {
    const groups = groupFindings([
      row({ override: {} }),
      row({ kind: 'no_title', severity: 'Minor', line: null }),
      row({ kind: 'no_sender', severity: 'Moderate' }),
      row(),
    ]);
    expect(groups.map(({ severity, isOverridden }) => [severity, isOverridden])).toEqual([
      ['Critical', false],
      ['Moderate', false],
      ['Minor', false],
      ['Critical', true],
    ]);
    expect(groups[2]?.lines).toEqual([]);
  });

  it('loses no finding and doubles none', () => {
    const rows = fc.array(
      fc.record({
        kind: fc.constantFrom(...findingKinds.map(({ kind }) => kind)),
        severity: fc.constantFrom('Critical' as const, 'Moderate' as const, 'Minor' as const),
        message: fc.constantFrom('A', 'B'),
        line: fc.option(fc.integer({ min: 1, max: 9 })),
        override: fc.constantFrom(null, {}),
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const grouped = groupFindings(all).flatMap(({ findings }) => findings);
        expect(new Set(grouped)).toEqual(new Set(all));
        expect(grouped).toHaveLength(all.length);
      }),
    );
  });
});
