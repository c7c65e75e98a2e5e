import { EditorSelection, StateEffect, StateField } from '@codemirror/state';
import type { ChangeDesc, EditorState, TransactionSpec } from '@codemirror/state';

/** A closing tag that the editor wrote, and nobody has touched since. */
interface Closer {
  from: number;
  text: string;
}

/** Far more than anybody leaves open. */
const MOST = 50;

function moved({ from, text }: Closer, changes: ChangeDesc): Closer {
  return { from: changes.mapPos(from, 1), text };
}

/** Says that the editor wrote this closing tag. */
export const wroteCloser = StateEffect.define<Closer>({ map: moved });

export const closers = StateField.define<readonly Closer[]>({
  create: () => [],
  update(before, { changes, docChanged, effects, newDoc }) {
    if (!docChanged) return before;
    const written = effects.flatMap((effect) => (effect.is(wroteCloser) ? [effect.value] : []));
    return [...before.map((closer) => moved(closer, changes)), ...written]
      .filter(({ from, text }) => newDoc.sliceString(from, from + text.length) === text)
      .slice(-MOST);
  },
});

/** The caret's place; undefined with a selection or several carets. */
function caretOf({ selection }: EditorState): number | undefined {
  return selection.ranges.length === 1 && selection.main.empty ? selection.main.head : undefined;
}

/** The step over one letter of a closing tag that the editor wrote. */
function overLetter(state: EditorState, at: number, typed: string): TransactionSpec | undefined {
  const isInside = state.field(closers).some(({ from, text }) => from < at && at < from + text.length);
  if (!isInside || state.sliceDoc(at, at + typed.length) !== typed) return undefined;
  return { selection: EditorSelection.cursor(at + typed.length) };
}

/**
 * The step into such a tag, where `</` is typed before it. Blanks between them go, and with them the line that was begun for
 * the tag.
 */
function into(state: EditorState, at: number, typed: string): TransactionSpec | undefined {
  if (typed !== '/' || state.sliceDoc(at - 1, at) !== '<') return undefined;
  const next = state.field(closers).find(({ from }) => from >= at && state.sliceDoc(at, from).trim() === '');
  if (!next) return undefined;
  const line = state.doc.lineAt(at);
  const isBegun = next.from > line.to && state.sliceDoc(line.from, at - 1).trim() === '';
  const start = isBegun ? line.from : at - 1;
  return { changes: { from: start, to: next.from }, selection: EditorSelection.cursor(start + '</'.length) };
}

/** Returns the step that typing a letter makes in a closing tag that the editor wrote; undefined elsewhere. */
export function overtyped(state: EditorState, typed: string): TransactionSpec | undefined {
  const at = caretOf(state);
  const step = at === undefined ? undefined : (overLetter(state, at, typed) ?? into(state, at, typed));
  return step && { ...step, userEvent: 'input.type', scrollIntoView: true };
}
