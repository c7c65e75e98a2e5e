import { history, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineEnds, newLineEnds, textOf, withPlainEnds } from './lineEnds.ts';

function editor(text: string): EditorState {
  return EditorState.create({ doc: text, extensions: [history(), lineEnds(text)] });
}

function edited(state: EditorState, changes: TransactionSpec['changes']): EditorState {
  return state.update(changes === undefined ? {} : { changes }).state;
}

function undone(state: EditorState): EditorState {
  let before = state;
  undo({ state, dispatch: (transaction) => (before = transaction.state) });
  return before;
}

it('brings back the ends that a text had before another one came', () => {
  const before = editor('a\r\nb\r\nc');
  const changes = { from: 2, to: 3, insert: 'x' };
  const other = before.update({ changes, effects: newLineEnds('a\nx\nc') }).state;
  expect(textOf(other)).toBe('a\nx\nc');
  expect(textOf(undone(other))).toBe('a\r\nb\r\nc');
});

const END = fc.constantFrom('\n', '\r\n', '\r');

/** Lines of letters, with ends of one kind or mixed. */
const TEXT = fc
  .array(fc.tuple(fc.stringMatching(/^[ab]{0,3}$/), END), { maxLength: 12 })
  .map((lines) => lines.flat().join(''));

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('a letter changes nothing else in a file with %s', (_, end) => {
  const text = ['<p>', 'Hi', '</p>', ''].join(end);
  expect(textOf(editor(text))).toBe(text);
  const typed = edited(editor(text), { from: 4, insert: 'x' });
  expect(textOf(typed)).toBe(text.replace('Hi', 'xHi'));
  const longer = edited(typed, { from: 0, insert: '<!doctype html>\n' });
  expect(textOf(longer)).toBe(`<!doctype html>${end}${text.replace('Hi', 'xHi')}`);
});

it('a new line of a mixed file ends as most lines do', () => {
  const state = editor('a\r\nb\r\nc\nd');
  expect(textOf(edited(state, { from: 5, insert: '\nx' }))).toBe('a\r\nb\r\nc\r\nx\nd');
});

it('undo brings back the ends of removed lines', () => {
  const text = 'a\nb\r\nc\rd';
  const removed = edited(edited(editor(text), { from: 1, to: 6 }), { from: 0, insert: '\n' });
  expect(textOf(undone(undone(removed)))).toBe(text);
});

it('another text brings its own ends', () => {
  const state = editor('a\r\nb').update({
    changes: { from: 0, to: 3, insert: 'c\nd' },
    effects: newLineEnds('c\nd'),
  }).state;
  expect(textOf(edited(state, { from: 0, insert: 'x\n' }))).toBe('x\nc\nd');
});

it('no edit changes the end of a line that it leaves', () => {
  const edit = fc.record({ at: fc.nat(), length: fc.nat(4), insert: fc.constantFrom('', 'x', 'x\ny', '\n') });
  fc.assert(
    fc.property(TEXT, fc.array(edit, { maxLength: 6 }), (text, edits) => {
      let state = editor(text);
      // The text as letters and line ends.
      let units: string[] = text.match(/\r\n?|[^\r]/g) ?? [];
      const counts = Map.groupBy(text.match(/\r\n?|\n/g) ?? [], (end) => end);
      const usual = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '\n';
      for (const { at, length, insert } of edits) {
        const from = at % (units.length + 1);
        const to = Math.min(units.length, from + length);
        const inserted = insert.split('').map((letter) => (letter === '\n' ? usual : letter));
        units = [...units.slice(0, from), ...inserted, ...units.slice(to)];
        state = edited(state, { from, to, insert });
      }
      const found = textOf(state);
      // The lines stay those of the editor, and their ends those of the file.
      expect(withPlainEnds(found)).toBe(state.doc.toString());
      // A CR and an LF that come together would be one end, so the editor writes another one there.
      const isTorn = units.some((unit, index) => unit === '\r' && units[index + 1] === '\n');
      if (!isTorn) expect(found).toBe(units.join(''));
    }),
  );
});
