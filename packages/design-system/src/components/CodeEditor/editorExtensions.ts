import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorTheme } from './editorTheme.ts';

/** As styled-components find it: where a Content-Security-Policy asks for a nonce, the page says it there. */
const nonce = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

/** What every editor has. The rest depends on props and is exchanged while it lives. */
export const EDITOR_EXTENSIONS: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  bracketMatching(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([...searchKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
  editorTheme,
  EditorView.cspNonce.of(nonce()),
];

/** Tab indents where something can be typed; elsewhere it goes on, as it does from any other text. */
export function writing(isReadOnly: boolean): Extension {
  return isReadOnly
    ? EditorState.readOnly.of(true)
    : [keymap.of([indentWithTab]), highlightActiveLine(), highlightActiveLineGutter()];
}

export function wrapping(isWrapped: boolean): Extension {
  return isWrapped ? EditorView.lineWrapping : [];
}

/** Names and states of the text box itself; what is undefined is left out. */
export function described(attributes: Record<string, string | undefined>): Extension {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return EditorView.contentAttributes.of(Object.fromEntries(given));
}
