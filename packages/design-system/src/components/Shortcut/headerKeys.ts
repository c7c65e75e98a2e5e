// Separate from the tables of keySigns.ts, because only this code is needed for the first paint of the header.

/** Returns the keys as one short string, for places without room for key caps: 'Ctrl K', '⌘K'. */
export function keysInSigns(keys: string, isApple: boolean, signs: Readonly<Record<string, string>> = {}): string {
  if (!isApple)
    return keys
      .replace('Mod', 'Ctrl')
      .split('+')
      .map((key) => signs[key] ?? key)
      .join(' ');
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '');
}

/** Returns the keys in the format of `aria-keyshortcuts`; undefined for sequences, which it can't express. */
export function keysForAria(keys: string, isApple: boolean): string | undefined {
  if (keys.includes(' ')) return undefined;
  return keys.replace('Mod', isApple ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}
