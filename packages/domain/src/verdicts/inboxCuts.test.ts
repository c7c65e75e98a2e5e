import { expect, it } from 'vitest';
import { cutSubject, subjectCuts } from './inboxCuts.ts';

it('cuts a subject earlier on a phone, and never within a character or before a blank', () => {
  const subject = 'An evening among the glass: the east wing opens for members first';
  expect(cutSubject(subject, 'phone')).toBe('An evening among the glass: the east win…');
  expect(cutSubject(subject, 'wide')).toBe(subject);
  expect(cutSubject('🎈'.repeat(41), 'phone')).toBe(`${'🎈'.repeat(subjectCuts.phone)}…`);
  expect(cutSubject(`${'x'.repeat(39)} y`, 'phone')).toBe(`${'x'.repeat(39)}…`);
  expect(cutSubject('Short', 'phone')).toBe('Short');
});
