import { expect, it } from 'vitest';
import { mendedMail } from '../../../fixtures/builders/mended.builders.ts';
import { mendSummary } from './mendSummary.ts';

const FORMATS = {
  count: (value: number, one: string, several = `${one}s`) => `<${value}> ${value === 1 ? one : several}`,
};
const NOTHING = { text: false, links: false, images: false };
const QUIET = { ...mendedMail([]), edits: 4, bytes: 61, visible_changes: NOTHING };

it('says that nothing visible changes, and how many findings are left for which causes', () => {
  const left = [
    { kind: 'broken_link', findings: 1 },
    { kind: 'image_without_text', findings: 1 },
  ];
  expect(mendSummary(QUIET, left, FORMATS)).toBe(
    '<4> edits, <61> bytes more. Nothing a reader sees changes. <2> findings need you: A link is broken; An image has no alternative text.',
  );
  expect(mendSummary(QUIET, left.slice(1), FORMATS)).toContain(
    '. <1> finding needs you: An image has no alternative text.',
  );
});

it.each([
  [-1, '<1> byte less'],
  [0, 'no byte more or less'],
  [1, '<1> byte more'],
])('says how %d bytes change the size', (bytes, words) => {
  expect(mendSummary({ ...QUIET, bytes }, [], FORMATS)).toBe(
    `<4> edits, ${words}. Nothing a reader sees changes. No finding needs you.`,
  );
});

it('says each visible change in words, once', () => {
  const links = { ...NOTHING, links: true };
  const mends = (['link_escaped_twice', 'link_spelling', 'no_title', 'no_unsubscribe_link'] as const).map((kind) => ({
    kind,
    mended: 1,
    left: 0,
    visible_changes: kind === 'no_title' ? NOTHING : { ...links, text: kind === 'no_unsubscribe_link' },
  }));
  expect(mendSummary({ ...QUIET, mends, visible_changes: { ...links, text: true } }, [], FORMATS)).toBe(
    '<4> edits, <61> bytes more. Links lead to the addresses that were meant. Adds the unsubscribe link to the text of the mail. No finding needs you.',
  );
  expect(mendSummary({ ...QUIET, visible_changes: links }, [], FORMATS)).toContain(' Links lead elsewhere. ');
  const large = mends.map((mend) => ({ ...mend, visible_changes: null }));
  const inLarge = { ...QUIET, mends: large, visible_changes: { ...links, text: true } };
  expect(mendSummary(inLarge, [], FORMATS)).toContain(' more. The text changes. Links lead elsewhere. No finding');
});

it('says nothing of findings that no check has looked for', () => {
  expect(mendSummary(QUIET, null, FORMATS)).toBe('<4> edits, <61> bytes more. Nothing a reader sees changes.');
  expect(mendSummary(null, null, FORMATS)).toBe('');
});

it('says what is left where nothing is to be changed', () => {
  expect(mendSummary(null, [{ kind: 'of_tomorrow', findings: 1 }], FORMATS)).toBe(
    '<1> finding needs you: of_tomorrow.',
  );
});

it('says how many changes are left out', () => {
  expect(mendSummary(QUIET, [], FORMATS, 2)).toContain('changes. <2> changes are not chosen. No finding');
});
