// Apart from the tables of keySigns.ts: the header needs these with the first paint, and those nobody does.

/** The signs in one string, for where there is no room for keys: 'Ctrl K', '⌘K'. */
export function keysInSigns(keys: string, isApple: boolean, signs: Readonly<Record<string, string>> = {}): string {
  if (!isApple)
    return keys
      .replace('Mod', 'Ctrl')
      .split('+')
      .map((key) => signs[key] ?? key)
      .join(' ');
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '');
}

/** As `aria-keyshortcuts` wants it; undefined for strokes one after the other, which it can't tell. */
export function keysForAria(keys: string, isApple: boolean): string | undefined {
  if (keys.includes(' ')) return undefined;
  return keys.replace('Mod', isApple ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}
