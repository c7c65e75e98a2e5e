import { expect, it } from 'vitest';
import { withFingerprints } from './finding.ts';
import type { Finding } from './finding.ts';

function broken(part: string): Finding {
  return { kind: 'broken_link', message: 'x', part };
}

function names(findings: Finding[]): string[] {
  return withFingerprints(findings).map((finding) => finding.fingerprint);
}

it('gives the same piece of content the same fingerprint, whatever its place and spacing', () => {
  expect(names([broken('<a href="x">Shop</a>')])).toEqual(names([broken(' <a  href="x">Shop</a>\n')]));
  const [, second] = names([broken('a'), broken('b')]);
  expect(names([broken('b')])).toEqual([second]);
});

it('tells other content, other kinds and repetitions apart', () => {
  const found = names([broken('a'), broken('a'), broken('b'), { kind: 'insecure_link', message: 'x', part: 'a' }]);
  expect(new Set(found).size).toBe(4);
});

it('limits the findings of one kind', () => {
  expect(withFingerprints(Array.from({ length: 1_000 }, (_, at) => broken(String(at))))).toHaveLength(200);
});
