import { syntaxTree, type LRLanguage } from '@codemirror/language';
import { EditorSelection, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { closers, overtyped, wroteCloser } from './overtypeTags.ts';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Returns the text that closes the element just opened by '>' or begun by '</'; undefined when there is nothing to close. */
function closing(state: EditorState, at: number, typed: string): string | undefined {
  const tag = syntaxTree(state).resolveInner(at, -1).parent;
  const element = tag?.name === 'Element' ? tag : tag?.parent;
  const isOpened = typed === '>' && tag?.name === 'OpenTag' && tag.to === at;
  const isEnding = typed === '/' && state.sliceDoc(at - 2, at) === '</';
  if (element?.name !== 'Element' || element.getChild('CloseTag') || !(isOpened || isEnding)) return undefined;
  const name = element.getChild('OpenTag')?.getChild('TagName');
  const word = name ? state.sliceDoc(name.from, name.to) : '';
  if (word === '' || VOID.has(word.toLowerCase())) return undefined;
  return isOpened ? `</${word}>` : `${word}>`;
}

function closeWhileTyping(language: LRLanguage): Extension {
  return EditorView.inputHandler.of((view, from, to, typed, insert) => {
    if (view.composing || view.state.readOnly || from !== to) return false;
    const over = overtyped(view.state, typed);
    if (over) {
      view.dispatch(over);
      return true;
    }
    if (!['>', '/'].includes(typed) || !language.isActiveAt(view.state, from, -1)) return false;
    const typing = insert();
    const { state } = typing;
    const change = state.changeByRange((range) => {
      const text = closing(state, range.head, typed);
      if (text === undefined) return { range };
      const changes = { from: range.head, insert: text };
      if (typed === '/') return { range: EditorSelection.cursor(range.head + text.length), changes };
      return { range, changes, effects: wroteCloser.of({ from: range.head, text }) };
    });
    if (change.changes.empty) return false;
    view.dispatch([typing, state.update(change, { userEvent: 'input.complete', scrollIntoView: true })]);
    return true;
  });
}

/** Inserts the closing tag after '>', completes it after '</', and lets it be typed over. */
export function closeTags(language: LRLanguage): Extension {
  return [closers, closeWhileTyping(language)];
}
