import { THEMES } from '../theme/tokens.generated.ts';

/** The themes to choose from. 'system' follows the settings of the reader's machine. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface ThemeMemory {
  /** The key in the browser's storage. Default 'mr-theme'. */
  key?: string | undefined;
  /** 'local' is kept and is the same in all tabs; 'session' ends with the tab. Default 'local'. */
  storage?: 'local' | 'session' | undefined;
}

export const USUAL_KEY = 'mr-theme';

/**
 * Returns a script for the page's head that sets the remembered theme before the first paint: without it a page would flash in
 * the system's theme. Give `useTheme` the same options. The text never changes, so that a policy may name its hash as well as a
 * nonce, and contains no `<`.
 */
export function themeScript({ key = USUAL_KEY, storage = 'local' }: ThemeMemory = {}): string {
  const place = `${storage}Storage.getItem(${JSON.stringify(key).replaceAll('<', String.raw`\u003c`)})`;
  return `try{const t=${place},d=document.documentElement.dataset;if(t==="system")delete d.theme;else if(${JSON.stringify(THEMES)}.includes(t))d.theme=t}catch{}`;
}
