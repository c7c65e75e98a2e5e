import { expect, it } from 'vitest';
import { stepAfter, stepBefore, whyNothing, type Step } from './importWay.ts';

const route = { hasConsent: false, hasPeople: false, corrects: false, way: undefined, isMapped: false } as const;

function wayOf(given: Partial<Parameters<typeof stepAfter>[1]>): string[] {
  const steps: string[] = ['file'];
  let isMapped = false;
  for (let step: Step | 'start' = 'file'; step !== 'start';) {
    step = stepAfter(step, { ...route, ...given, isMapped });
    isMapped ||= step === 'columns';
    steps.push(step);
  }
  return steps;
}

it('leads a new file from its columns to the import', () => {
  expect(wayOf({})).toEqual(['file', 'columns', 'sample', 'start']);
  expect(wayOf({ hasConsent: true })).toEqual(['file', 'columns', 'sample', 'consent', 'start']);
});

it('asks about the people in use last', () => {
  expect(wayOf({ hasPeople: true, hasConsent: true, way: 'add' })).toEqual([
    'file',
    'columns',
    'sample',
    'consent',
    'people',
    'start',
  ]);
});

it('leads corrections there directly, and through the columns when they are to be more', () => {
  const correcting = { hasPeople: true, corrects: true };
  expect(wayOf({ ...correcting, way: 'correct' })).toEqual(['file', 'people', 'start']);
  expect(wayOf({ ...correcting, way: 'add' })).toEqual(['file', 'people', 'columns', 'sample', 'people', 'start']);
});

it('leads back the same way', () => {
  expect(stepBefore('columns', route)).toBe('file');
  expect(stepBefore('sample', route)).toBe('columns');
  expect(stepBefore('consent', route)).toBe('sample');
  expect(stepBefore('people', { ...route, isMapped: true })).toBe('sample');
  expect(stepBefore('people', { ...route, isMapped: true, hasConsent: true })).toBe('consent');
  expect(stepBefore('people', route)).toBe('file');
});

it('says why an import would do nothing', () => {
  const nobody = { go: 0, come: 0, people: 30 };
  const none = { ...nobody, corrected: 0, still_rejected: 1, repeated: 0, unknown: 0 };
  const comparison = { correct: none, add: nobody, replace: { go: 30, come: 0, people: 0 } };
  expect(whyNothing(comparison, 'correct')).toBe('No row of the file is correct yet');
  expect(whyNothing(comparison, 'add')).toBe('The file has nobody new');
  expect(whyNothing(comparison, 'replace')).toBe('The file has nobody who can be imported');
});

it('lets an import begin that corrects a row, adds a person or leaves one', () => {
  // A corrected row may be of a person who is there already.
  const correct = { go: 0, come: 0, people: 30, corrected: 1, still_rejected: 0, repeated: 0, unknown: 0 };
  const comparison = {
    correct,
    add: { go: 0, come: 1, people: 31 },
    replace: { go: 30, come: 1, people: 1 },
  };
  for (const way of ['correct', 'add', 'replace'] as const) expect(whyNothing(comparison, way)).toBeUndefined();
});

it('lets a file be added that only takes out people who opted out', () => {
  const comparison = { correct: null, add: { go: 6, come: 0, people: 2 }, replace: { go: 6, come: 0, people: 2 } };
  expect(whyNothing(comparison, 'add')).toBeUndefined();
});
