export const THEMES = ['light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The toolbar's themes. 'system' follows the settings of the reader's machine. */
export const THEME_CHOICES = [...THEMES, 'system'];

/** The settings of a machine that 'system' follows; dark comes before more contrast, as in the style sheet. */
export const SYSTEM_SETTINGS = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'] as const;

/** The theme that a choice in the toolbar leads to on this machine. */
export function themeOf(choice: unknown): Theme {
  const [dark, contrast] = SYSTEM_SETTINGS;
  if (choice !== 'system') return THEMES.find((theme) => theme === choice) ?? 'light';
  if (matchMedia(dark).matches) return 'dark';
  return matchMedia(contrast).matches ? 'high-contrast' : 'light';
}

/** Calls back when the machine's settings change, until the function that it returns is called. */
export function watchSystem(changed: () => void): () => void {
  const gone = new AbortController();
  for (const setting of SYSTEM_SETTINGS)
    matchMedia(setting).addEventListener('change', changed, { signal: gone.signal });
  return () => gone.abort();
}
