/** The toolbar's choices as the attributes that an application sets on its root. */
export function applyAppearance(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const locale = String(globals['locale'] ?? 'en-US');
  root.lang = locale;
  root.dir = String(globals['direction'] ?? 'ltr');
  root.dataset['theme'] = String(globals['theme'] ?? 'light');
  root.dataset['density'] = String(globals['density'] ?? 'comfortable');
}
