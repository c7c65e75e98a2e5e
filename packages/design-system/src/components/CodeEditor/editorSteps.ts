import { isolateHistory, redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** The steps of an editor's history that can be taken. */
export interface EditorSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function stepsOf(state: EditorState): EditorSteps {
  return { canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 };
}

/** Returns the place in a text after so many characters, not counting whitespace. */
function placeAfter(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/\S/.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
}

/** One step of the history, with the caret at the same word. */
function relaid(state: EditorState, text: string): TransactionSpec {
  const before = state.doc.sliceString(0, state.selection.main.head).replace(/\s/g, '').length;
  return {
    changes: { from: 0, to: state.doc.length, insert: text },
    selection: { anchor: placeAfter(text, before) },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.format',
    scrollIntoView: true,
  };
}

/** Lays the text out by a function. When somebody types meanwhile, the text stays as it is. */
export async function layOut(view: EditorView, by: ((text: string) => Promise<string>) | undefined): Promise<void> {
  if (!by || view.state.readOnly) return;
  const { doc } = view.state;
  const before = doc.toString();
  const text = await by(before);
  if (doc.eq(view.state.doc) && text !== before) view.dispatch(relaid(view.state, text));
}
