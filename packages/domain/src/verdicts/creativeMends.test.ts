import { expect, it } from 'vitest';
import { findingKinds } from './creativeFindings.ts';
import { creativeMends, isMendKind, MEND_KINDS } from './creativeMends.ts';

it('has a safe change for some kinds of findings, each once', () => {
  expect(new Set(MEND_KINDS).size).toBe(creativeMends.length);
  expect(findingKinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...MEND_KINDS]));
  expect(isMendKind('no_language')).toBe(true);
  expect(isMendKind('broken_link')).toBe(false);
});
