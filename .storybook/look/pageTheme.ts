import { use, useEffect, useState } from 'react';
import { DocsGlobals } from './docsGlobals.ts';
import { themeOf, watchSystem, type Theme } from './themes.ts';

/** The theme that a choice in the toolbar leads to, now and after the machine's settings change. */
export function useThemeOf(choice: unknown): Theme {
  const [, setChanges] = useState(0);
  useEffect(() => watchSystem(() => setChanges((count) => count + 1)), []);
  return themeOf(choice);
}

/** The theme of a page of text. */
export function usePageTheme(): Theme {
  return useThemeOf(use(DocsGlobals)['theme']);
}
