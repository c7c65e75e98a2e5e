import { readFileSync } from 'node:fs';
import { DENSITIES, THEME_CHOICES, themeScript } from '@mailroom/design-system';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../shared/stores.ts';
import { densityAtom, restoreDensityAtom, THEME_MEMORY } from './appearance.ts';

const beforePaint = readFileSync(new URL('../../../public/appearance.js', import.meta.url), 'utf8');

/** The root element's attributes after a change. */
function attributesAfter(work: () => void): Record<string, string | undefined> {
  const dataset: Record<string, string | undefined> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  work();
  return dataset;
}

function paint(stored: Record<string, string>) {
  const texts = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  const shown = attributesAfter(() =>
    // oxlint-disable-next-line typescript/no-implied-eval -- the script in the page's head is a separate file.
    new Function('sessionStorage', 'document', beforePaint)(storage, globalThis.document),
  );
  return { shown, kept: Object.fromEntries(texts) };
}

beforeEach(() => sessionStore.clear());
afterEach(() => vi.unstubAllGlobals());

it.each(DENSITIES)('sets the density %s before the first paint as it does after it', (density) => {
  const chosen = attributesAfter(() => createStore().set(densityAtom, density));
  expect(chosen).toEqual({ density });
  expect(paint({ density: sessionStore.get('density') ?? '' }).shown).toEqual(chosen);
  expect(attributesAfter(() => createStore().set(restoreDensityAtom))).toEqual(chosen);
});

it.each(THEME_CHOICES)('sets the theme %s before the first paint, with the design system’s own script', (theme) => {
  expect(beforePaint).toContain(`\n${themeScript(THEME_MEMORY)}\n`);
  expect(paint({ theme }).shown).toEqual(theme === 'system' ? {} : { theme });
});

it('keeps what a tab chose when theme and density still had one key', () => {
  const kept = { theme: 'dark', density: 'compact' };
  expect(paint({ appearance: 'dark compact' })).toEqual({ shown: kept, kept });
});

it('is loaded in the head, so that the page waits for it', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(page).toMatch(/<script src="\/appearance\.js"><\/script>[^]*<\/head>/);
});

it('follows the system’s theme when nothing is stored', () => {
  expect(paint({}).shown).toEqual({});
});
