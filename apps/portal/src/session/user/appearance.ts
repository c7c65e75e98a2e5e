import { atom } from 'jotai';
import { sessionStore } from '../../shared/stores.ts';

export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
type ThemeChoice = (typeof THEMES)[number];
type DensityChoice = (typeof DENSITIES)[number];

export interface Appearance {
  readonly theme: ThemeChoice;
  readonly density: DensityChoice;
}

const KEY = 'appearance';

/** The locale of numbers and dates; all texts are English. */
export const localeAtom = atom('en-US');

/** The browser's own zone, until the user's preferences name another. */
export const timeZoneAtom = atom(Intl.DateTimeFormat().resolvedOptions().timeZone);

const chosenAtom = atom<Appearance>({ theme: 'system', density: 'comfortable' });

/** Sets two attributes of the root element, so that switching renders nothing again. */
function apply({ theme, density }: Appearance): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['density'] = density;
}

/** The server keeps it as a preference; session storage keeps it for `public/appearance.js`, before the first paint. */
export const appearanceAtom = atom(
  (get) => get(chosenAtom),
  (get, set, change: Partial<Appearance>) => {
    const next = { ...get(chosenAtom), ...change };
    set(chosenAtom, next);
    sessionStore.set(KEY, `${next.theme} ${next.density}`);
    apply(next);
  },
);

export const restoreAppearanceAtom = atom(null, (_get, set) => {
  const [theme, density] = (sessionStore.get(KEY) ?? '').split(' ');
  const next = {
    theme: THEMES.find((name) => name === theme) ?? 'system',
    density: DENSITIES.find((name) => name === density) ?? 'comfortable',
  } as const;
  set(chosenAtom, next);
  apply(next);
});
