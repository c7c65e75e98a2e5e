'use client';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, listenToTheme, rememberedTheme, showTheme } from './chosenTheme.ts';
import type { ThemeChoice, ThemeMemory } from './themeScript.ts';

export interface ThemeSwitch {
  /** The chosen theme, which may be 'system'. On a server always 'system'. */
  theme: ThemeChoice;
  /** Shows the theme immediately and remembers it. */
  setTheme: (theme: ThemeChoice) => void;
}

/**
 * The reader's choice of a theme, as `data-theme` of `<html>`. It is remembered in the browser, and is the same in every
 * component and tab. A browser that stores nothing keeps it until the page is left.
 */
export function useTheme({ key, storage }: ThemeMemory = {}): ThemeSwitch {
  const subscribe = useCallback((changed: () => void) => listenToTheme({ key, storage }, changed), [key, storage]);
  const theme = useSyncExternalStore(
    subscribe,
    () => chosenTheme({ key, storage }),
    () => 'system' as const,
  );
  // For pages without the script in their head.
  useLayoutEffect(() => {
    const remembered = rememberedTheme({ key, storage });
    if (remembered) showTheme(remembered);
  }, [key, storage]);
  const setTheme = useCallback((choice: ThemeChoice) => chooseTheme({ key, storage }, choice), [key, storage]);
  return { theme, setTheme };
}
