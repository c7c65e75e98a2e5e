import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, previousDiagnostic } from '@codemirror/lint';
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

/** The nonce of the page's Content-Security-Policy, read where styled-components reads it. */
function nonce(): string {
  return typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
}

/** The extensions of every editor. Those that depend on props are exchanged later. */
export const EDITOR_EXTENSIONS: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  bracketMatching(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([
    ...searchKeymap,
    ...historyKeymap,
    ...lintKeymap,
    { key: 'Shift-F8', run: previousDiagnostic },
    ...defaultKeymap,
  ]),
  editorTheme,
  EditorView.cspNonce.of(nonce()),
];

/** Tab indents in an editable text; in a read-only one it moves the focus, as it does everywhere. */
export function editingExtension(isReadOnly: boolean): Extension {
  return isReadOnly
    ? EditorState.readOnly.of(true)
    : [keymap.of([indentWithTab]), highlightActiveLine(), highlightActiveLineGutter()];
}

export function wrappingExtension(isWrapped: boolean): Extension {
  return isWrapped ? EditorView.lineWrapping : [];
}

/** ARIA attributes of the text box; undefined ones are left out. */
export function attributesExtension(attributes: Record<string, string | undefined>): Extension {
  const defined = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return EditorView.contentAttributes.of(Object.fromEntries(defined));
}
