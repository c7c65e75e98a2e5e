import { readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../shared/stores.ts';
import { appearanceAtom, DENSITIES, restoreAppearanceAtom, THEMES } from './appearance.ts';

const beforePaint = readFileSync(new URL('../../../public/appearance.js', import.meta.url), 'utf8');

/** The root element's attributes after a change. */
function attributesAfter(work: () => void): Record<string, string | undefined> {
  const dataset: Record<string, string | undefined> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  work();
  return dataset;
}

function paint(text: string | null) {
  return attributesAfter(() =>
    // oxlint-disable-next-line typescript/no-implied-eval -- the script in the page's head is a separate file.
    new Function('sessionStorage', 'document', beforePaint)({ getItem: () => text }, globalThis.document),
  );
}

afterEach(() => vi.unstubAllGlobals());

it.each(THEMES.flatMap((theme) => DENSITIES.map((density) => ({ theme, density }))))(
  'sets $theme and $density before the first paint as it does after it',
  (choice) => {
    const store = createStore();
    const chosen = attributesAfter(() => store.set(appearanceAtom, choice));
    expect(chosen).toEqual({ ...(choice.theme !== 'system' && { theme: choice.theme }), density: choice.density });
    expect(paint(sessionStore.get('appearance'))).toEqual(chosen);
    expect(attributesAfter(() => createStore().set(restoreAppearanceAtom))).toEqual(chosen);
  },
);

it('is loaded in the head, so that the page waits for it', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(page).toMatch(/<script src="\/appearance\.js"><\/script>[^]*<\/head>/);
});

it('follows the system’s theme when nothing is stored', () => {
  expect(paint(null)).toEqual({});
});
