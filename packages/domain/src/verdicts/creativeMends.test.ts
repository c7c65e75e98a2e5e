import { expect, it } from 'vitest';
import { findingKinds } from './creativeFindings.ts';
import { creativeMends, isMendKind, MEND_KINDS, seenAtAll, seenByReader } from './creativeMends.ts';

it('has a safe change for some kinds of findings, each once', () => {
  expect(new Set(MEND_KINDS).size).toBe(creativeMends.length);
  expect(findingKinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...MEND_KINDS]));
  expect(isMendKind('no_language')).toBe(true);
  expect(isMendKind('broken_link')).toBe(false);
});

const NOTHING = { text: false, links: false, images: false };

it.each([
  ['no_unsubscribe_link', { text: true, links: true }, 'Adds the unsubscribe link to the text of the mail'],
  ['no_unsubscribe_link', { links: true }, 'The unsubscribe link leads to the unsubscribe page'],
  ['windows_character', { links: true }, 'Links lead elsewhere'],
  ['text_escaped_twice', { text: true }, 'Characters appear where readers saw their names'],
  ['image_without_text', { images: true }, 'Readers who see no pictures read their alt texts'],
  ['no_language', { text: true }, 'The text changes'],
  ['no_language', {}, null],
] as const)('says what a reader sees change by %s', (kind, changes, sentence) => {
  expect(seenByReader(kind, { ...NOTHING, ...changes })).toBe(sentence);
});

it('says which parts change where the kinds are not told apart', () => {
  expect(seenAtAll(NOTHING)).toEqual([]);
  expect(seenAtAll({ ...NOTHING, text: true, images: true })).toEqual(['The text changes', 'Images change']);
});
