const SIGNS: Record<string, string> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
  Mod: 'Ctrl',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Plus: '+',
};
const APPLE_SIGNS: Record<string, string> = { Alt: '⌥', Ctrl: '⌃', Mod: '⌘', Shift: '⇧', Enter: '↵', Backspace: '⌫' };
const APPLE_NAMES: Record<string, string> = { Alt: 'Option', Mod: 'Command', Ctrl: 'Control' };

/** Returns the keys of each stroke: 'Mod+K' → [['Mod', 'K']]. */
export function splitKeys(keys: string): readonly (readonly string[])[] {
  return keys.split(' ').map((stroke) => stroke.split('+'));
}

/** Returns what is printed on the key. */
export function keySign(key: string, isApple: boolean): string {
  return (isApple ? APPLE_SIGNS[key] : undefined) ?? SIGNS[key] ?? key;
}

/** Returns the key's name in the texts: 'Command' for ⌘. */
export function keyName(key: string, isApple: boolean): string {
  return (isApple ? APPLE_NAMES[key] : undefined) ?? (key === 'Mod' || key === 'Ctrl' ? 'Control' : key);
}
