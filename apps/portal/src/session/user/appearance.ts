import { DENSITIES, type Density, type ThemeMemory } from '@mailroom/design-system';
import { atom } from 'jotai';
import { sessionStore } from '../../shared/stores.ts';

/**
 * The server keeps theme and density as preferences. Session storage keeps them for `public/appearance.js`, before the first
 * paint: as the specification asks, local storage has nothing but the access token.
 */
export const THEME_MEMORY = { key: 'theme', storage: 'session' } as const satisfies ThemeMemory;
const DENSITY_KEY = 'density';

/** The locale of numbers and dates; all texts are English. */
export const localeAtom = atom('en-US');

/** The browser's own zone, until the user's preferences name another. */
export const timeZoneAtom = atom(Intl.DateTimeFormat().resolvedOptions().timeZone);

const chosenDensityAtom = atom<Density>('comfortable');

/** An attribute of the root element, so that switching renders nothing again. */
export const densityAtom = atom(
  (get) => get(chosenDensityAtom),
  (_get, set, density: Density) => {
    set(chosenDensityAtom, density);
    sessionStore.set(DENSITY_KEY, density);
    document.documentElement.dataset['density'] = density;
  },
);

export const restoreDensityAtom = atom(null, (_get, set) => {
  const stored = sessionStore.get(DENSITY_KEY);
  const density = DENSITIES.find((name) => name === stored) ?? 'comfortable';
  set(chosenDensityAtom, density);
  document.documentElement.dataset['density'] = density;
});
