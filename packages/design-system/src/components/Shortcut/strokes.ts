/** One press: a key with what is held beside it. */
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
  if (key === '' || wrong !== undefined) throw new Error(`'${text}' is no key: write 'Mod+K', '?', 'Plus' or 'G O'.`);
  return {
    key: key === 'Plus' ? '+' : key === 'Space' ? ' ' : key,
    isMod: parts.includes('Mod'),
    isCtrl: parts.includes('Ctrl'),
    isAlt: parts.includes('Alt'),
    isShift: parts.includes('Shift'),
  };
}

/** 'Mod+K' is one stroke, 'G O' are two, one after the other. */
export function parseKeys(keys: string): readonly Stroke[] {
  return keys.split(' ').map(parseStroke);
}

/** What is read of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where letters aren't Latin, the place on the keyboard counts: Ctrl and 'κ' is Ctrl+K for a Greek. */
function latinKey({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key > '\u007f';
  return isForeign && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}

export function isStroke(press: KeyPress, stroke: Stroke, isApple: boolean): boolean {
  const isCtrl = stroke.isCtrl || (stroke.isMod && !isApple);
  const isMeta = stroke.isMod && isApple;
  // '?' is Shift and '/' on one keyboard and a key of its own on another: for signs Shift tells nothing.
  const isSign = stroke.key.length === 1 && stroke.key.toLowerCase() === stroke.key.toUpperCase();
  return (
    latinKey(press) === stroke.key.toLowerCase() &&
    press.ctrlKey === isCtrl &&
    press.metaKey === isMeta &&
    press.altKey === stroke.isAlt &&
    (isSign || press.shiftKey === stroke.isShift)
  );
}

/** Types a character by itself, so that it belongs to the field while somebody types (WCAG 2.1.4). */
export function isCharacterKey({ key, isMod, isCtrl }: Stroke): boolean {
  return key.length === 1 && !isMod && !isCtrl;
}
