import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as everything from './index.ts';
import { findPage } from './docs/findPage.ts';
import { examplesOf, moreOf, type Guide } from './docs/guide.ts';

const loaded = import.meta.glob<{ guide: Guide }>('./docs/guides/*/*.guide.ts', { eager: true });
const guides = Object.entries(loaded).map(([file, { guide }]) => [file, guide] as const);
const examples = globSync('docs/examples/*/*.examples.tsx', { cwd: import.meta.dirname });
const named = guides.flatMap(([, { name, parts = [] }]) => [name, ...parts]);

function isElementType(value: unknown) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Icons share one guide; the providers are described in the README. */
const COMPONENTS = Object.entries(everything)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isElementType(value))
  .map(([name]) => name)
  .filter((name) => !name.endsWith('Icon') && !name.endsWith('Provider'));

it('has one guide for every exported component', () => {
  expect(COMPONENTS.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

it.each(guides)('%s names only existing components, and has examples', (file, guide) => {
  const words = [...guide.whenToUse, ...guide.whenNot].flatMap((text) => [...text.matchAll(/`([A-Z][A-Za-z]+)`/g)]);
  expect(
    [guide.name, ...(guide.parts ?? []), ...words.map((match) => match[1] ?? '')].filter(
      (name) => !(name in everything),
    ),
  ).toEqual([]);
  expect(examples).toContain(examplesOf(file).replace('./', ''));
});

it('shows every further example in one guide', () => {
  const shown = guides.flatMap(([file, { more = [] }]) =>
    more.map(({ example }) => moreOf(file, example).replace('./', '')),
  );
  expect(shown.toSorted()).toEqual(globSync('docs/examples/*/*.more.tsx', { cwd: import.meta.dirname }).toSorted());
});

it.each(guides)('%s is written in full sentences', (_file, guide) => {
  const sentences = [
    guide.summary,
    guide.good,
    guide.bad,
    ...guide.whenToUse,
    ...guide.whenNot,
    ...guide.accessibility,
    ...(guide.keys ?? []).map(({ does }) => does),
    ...(guide.more ?? []).map(({ shows }) => shows),
  ];
  expect(sentences.filter((text) => !/^[^a-z].*[.?]$/s.test(text) && !text.startsWith('`'))).toEqual([]);
  for (const list of [guide.whenToUse, guide.whenNot, guide.anatomy, guide.accessibility]) expect(list).not.toEqual([]);
  expect(guide.searchTerms.length).toBeGreaterThanOrEqual(3);
  expect(guide.searchTerms.filter((phrase) => phrase !== phrase.trim() || phrase.length > 32)).toEqual([]);
});

it('lists every search term in the index, each with a link to its page', async () => {
  const page = await findPage();
  const phrases = guides.flatMap(([, { searchTerms }]) => searchTerms);
  expect(phrases.filter((phrase) => !page.includes(`- **${phrase}**: [`))).toEqual([]);
  expect(page).toContain('- **are you sure**: [ConfirmModal](?path=/docs/overlays-confirmmodal--docs)');
  const folders = 'actions|data|forms|foundations|layout|messages|overlays|status';
  const addresses = [...page.matchAll(/\((\?path=[^)]*)\)/g)].map((match) => match[1] ?? '');
  expect(addresses.filter((way) => !new RegExp(`^\\?path=/docs/(${folders})-[a-z-]+--docs$`).test(way))).toEqual([]);
});
