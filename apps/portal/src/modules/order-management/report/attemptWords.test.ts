import { expect, it } from 'vitest';
import { attemptWords } from './attemptWords.ts';

const tyres = { id: 412, name: 'Tyre check' };
const first = { attempt: 1, creative: tyres, revision: 3, delivered: 2981 };
const corrected = { attempt: 2, creative: tyres, revision: 5, delivered: 37_019 };
function number(value: number): string {
  return value.toLocaleString('en-US');
}

it('says who got which revision, and nothing where all got the same', () => {
  expect(attemptWords([], number)).toBe('');
  expect(attemptWords([first], number)).toBe('');
  expect(attemptWords([first, { ...first, attempt: 2 }], number)).toBe('');
  expect(attemptWords([first, corrected], number)).toBe('2,981 got revision 3, 37,019 revision 5');
  expect(attemptWords([first, { ...first, attempt: 2, delivered: 19 }, corrected], number)).toBe(
    '3,000 got revision 3, 37,019 revision 5',
  );
});

it('names the creatives where they differ', () => {
  const other = { ...corrected, creative: { id: 413, name: 'Chains' } };
  expect(attemptWords([first, other], number)).toBe(
    '2,981 got revision 3 of ‘Tyre check’, 37,019 revision 5 of ‘Chains’',
  );
});
