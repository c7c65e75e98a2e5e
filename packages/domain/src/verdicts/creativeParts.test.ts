import { expect, it } from 'vitest';
import { findingKind } from './creativeFindings.ts';
import { creativePart, creativeParts, isMissingSignOff, signOffState } from './creativeParts.ts';

it('counts a sign-off while the content is the one that was signed', () => {
  const known = { isChecked: true, hash: 'b' };
  expect(signOffState({ ...known, signed: [] })).toBe('unsigned');
  expect(signOffState({ ...known, signed: ['a'] })).toBe('changed');
  expect(signOffState({ ...known, signed: ['a', 'b'] })).toBe('signed');
  expect(signOffState({ isChecked: true, hash: null, signed: ['a'] })).toBe('absent');
  expect(signOffState({ isChecked: false, hash: 'b', signed: ['b'] })).toBe('unchecked');
});

it('has a Critical finding for each missing sign-off, which no override clears', () => {
  for (const { part, missing } of creativeParts) {
    expect(findingKind(missing)).toMatchObject({ severity: 'Critical', isOverridable: false });
    expect(creativePart(part).missing).toBe(missing);
    expect(isMissingSignOff(missing)).toBe(true);
  }
  expect(isMissingSignOff('broken_link')).toBe(false);
  expect(() => creativePart('banner' as never)).toThrow("'banner' is not a part");
});
