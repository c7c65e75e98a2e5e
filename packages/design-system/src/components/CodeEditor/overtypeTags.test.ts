import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { closers, overtyped, wroteCloser } from './overtypeTags.ts';

/** An editor in which the part in brackets was written by the editor; `|` is the caret. */
function editor(text: string): EditorState {
  const [before = '', written = '', after = ''] = text.split(/[[\]]/);
  const bare = (part: string) => part.replace('|', '');
  const start = EditorState.create({ doc: bare(before) + bare(after), extensions: closers });
  const from = bare(before).length;
  const { state } = start.update({
    changes: { from, insert: written },
    effects: wroteCloser.of({ from, text: written }),
  });
  return state.update({ selection: { anchor: text.replace(/[[\]]/g, '').indexOf('|') } }).state;
}

function type(state: EditorState, letters: string): EditorState {
  return [...letters].reduce(
    (before, letter) => before.update(overtyped(before, letter) ?? before.replaceSelection(letter)).state,
    state,
  );
}

function shown({ doc, selection }: EditorState): string {
  return `${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`;
}

describe('a closing tag that the editor wrote', () => {
  it.each([
    ['<p>|[</p>]', 'Hello</p>', '<p>Hello</p>|'],
    ['<p>|[</p>]', 'Hello</p>!', '<p>Hello</p>!|'],
    ['<p>|[</p>]', 'Hello</', '<p>Hello</|p>'],
    ['<p>|[</p>]<i>', '</p>', '<p></p>|<i>'],
    ['<div>\n  One\n  |\n[</div>]', '</div>', '<div>\n  One\n</div>|'],
    ['<div>\n  One|\n[</div>]', '</div>', '<div>\n  One</div>|'],
  ])('is typed over: %s and %s', (text, letters, after) => {
    expect(shown(type(editor(text), letters))).toBe(after);
  });

  it.each([
    ['another tag is typed', '<p>|[</p>]', '<b', '<p><b|</p>'],
    ['something follows first', '<p>|x[</p>]', '</p>', '<p></p>|x</p>'],
    ['a person wrote it', '<p>|</p>[]', '</p>', '<p></p>|</p>'],
  ])('stays where %s', (_, text, letters, after) => {
    expect(shown(type(editor(text), letters))).toBe(after);
  });

  it('is a person’s own once it has been changed', () => {
    const state = editor('<p>|[</p>]');
    const renamed = state.update({ changes: { from: 5, to: 6, insert: 'b' } }).state;
    expect(shown(type(renamed, '</b>'))).toBe('<p></b>|</b>');
  });
});
