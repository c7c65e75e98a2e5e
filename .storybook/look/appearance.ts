/** A window that always shows a story in the same theme, beside another theme, names it in its address. */
function fixedTheme(): string | null {
  return new URLSearchParams(globalThis.location.search).get('look');
}

/** The toolbar's choices as the attributes that an application sets on its root. */
export function applyAppearance(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const locale = String(globals['locale'] ?? 'en-US');
  root.lang = locale;
  root.dir = String(globals['direction'] ?? 'ltr');
  const theme = fixedTheme() ?? String(globals['theme'] ?? 'light');
  // Without the attribute the style sheet follows the machine.
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['density'] = String(globals['density'] ?? 'comfortable');
}
