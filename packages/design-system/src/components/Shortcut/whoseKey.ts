const TYPED_INTO =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=file]),textarea,select,[contenteditable=""],[contenteditable=true],[role=textbox],[role=searchbox],[role=combobox]';
/** Elements in which letters search. */
const SEARCHED_BY_LETTER = '[role=listbox],[role=menu],[role=tree]';
const IN_FRONT = '[role=dialog],[role=alertdialog],[role=menu]';

/** Tells whether a field or a dialog in front of the page needs the key, so that no shortcut takes it. */
export function whoseKey(event: Event): { isTyping: boolean; isInFront: boolean } {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return { isTyping: false, isInFront: false };
  return {
    isTyping: target.closest(`${TYPED_INTO},${SEARCHED_BY_LETTER}`) !== null,
    isInFront: target.closest(IN_FRONT) !== null,
  };
}
