/** One key press with its modifiers. */
export interface Stroke {
  key: string;
  isMod: boolean;
  isCtrl: boolean;
  isAlt: boolean;
  isShift: boolean;
}

const HELD = ['Mod', 'Ctrl', 'Alt', 'Shift'];

function parseStroke(text: string): Stroke {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const wrong = parts.find((part) => !HELD.includes(part));
  if (key === '' || wrong !== undefined)
    throw new Error(`'${text}' is not a key: write 'Mod+K', '?', 'Plus' or 'G O'.`);
  return {
    key: key === 'Plus' ? '+' : key === 'Space' ? ' ' : key,
    isMod: parts.includes('Mod'),
    isCtrl: parts.includes('Ctrl'),
    isAlt: parts.includes('Alt'),
    isShift: parts.includes('Shift'),
  };
}

/** Splits keys into strokes: 'Mod+K' is one, 'G O' is two. */
export function parseKeys(keys: string): readonly Stroke[] {
  return keys.split(' ').map(parseStroke);
}

/** The part of a keyboard event that is read. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** On keyboards without Latin letters the position of the key counts: Ctrl with 'κ' is Ctrl+K on a Greek keyboard. */
function latinKey({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key > '\u007f';
  return isForeign && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}

export function isStroke(press: KeyPress, stroke: Stroke, isApple: boolean): boolean {
  const isCtrl = stroke.isCtrl || (stroke.isMod && !isApple);
  const isMeta = stroke.isMod && isApple;
  // '?' needs Shift on some keyboards and not on others, so Shift is ignored for signs.
  const isSign = stroke.key.length === 1 && stroke.key.toLowerCase() === stroke.key.toUpperCase();
  return (
    latinKey(press) === stroke.key.toLowerCase() &&
    press.ctrlKey === isCtrl &&
    press.metaKey === isMeta &&
    press.altKey === stroke.isAlt &&
    (isSign || press.shiftKey === stroke.isShift)
  );
}

/** True for keys that type a character. They go to the field while somebody types (WCAG 2.1.4). */
export function isCharacterKey({ key, isMod, isCtrl }: Stroke): boolean {
  return key.length === 1 && !isMod && !isCtrl;
}
