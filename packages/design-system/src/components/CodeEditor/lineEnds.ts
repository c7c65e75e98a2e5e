import { invertedEffects } from '@codemirror/commands';
import { StateEffect, StateField, type EditorState, type Extension, type Transaction } from '@codemirror/state';

const END = /\r\n?|\n/g;

/** How the lines of a text end. The editor itself knows lines only. */
interface LineEnds {
  /** The end that most lines have, and each new line gets. */
  usual: string;
  /** The end of each line but the last, where they differ. */
  each: readonly string[] | null;
}

function endsOf(text: string): LineEnds {
  const each = text.match(END) ?? [];
  const counts = Map.groupBy(each, (end) => end);
  const [usual = '\n'] = [...counts.keys()].toSorted(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  );
  return { usual, each: counts.size > 1 ? each : null };
}

const setEnds = StateEffect.define<LineEnds>();

function changedEnds({ usual, each }: LineEnds, { changes, startState: { doc } }: Transaction): LineEnds {
  if (each === null) return { usual, each };
  const ends: string[] = [];
  let rest = 0;
  changes.iterChanges((from, to, _from, _to, inserted) => {
    const [first, last] = [doc.lineAt(from).number - 1, doc.lineAt(to).number - 1];
    for (; rest < first; rest += 1) ends.push(each[rest] ?? usual);
    for (let line = 1; line < inserted.lines; line += 1) ends.push(usual);
    rest = last;
  }, true);
  for (; rest < each.length; rest += 1) ends.push(each[rest] ?? usual);
  return { usual, each: ends };
}

const kept = StateField.define<LineEnds>({
  create: () => ({ usual: '\n', each: null }),
  update: (ends, transaction) => {
    const set = transaction.effects.findLast((effect) => effect.is(setEnds));
    if (set) return set.value;
    return transaction.docChanged ? changedEnds(ends, transaction) : ends;
  },
});

/** Keeps how the lines of the text end, also through undo. */
export function lineEnds(text: string): Extension {
  return [
    kept.init(() => endsOf(text)),
    invertedEffects.of(({ docChanged, effects, startState }) => {
      const ends = startState.field(kept);
      // Another text brings its own ends, so its undo brings back the ends before.
      const hasOwnEnds = ends.each !== null || effects.some((effect) => effect.is(setEnds));
      return docChanged && hasOwnEnds ? [setEnds.of(ends)] : [];
    }),
  ];
}

/** The effect by which another text brings its own line ends. */
export function newLineEnds(text: string): StateEffect<unknown> {
  return setEnds.of(endsOf(text));
}

/** The text with the line ends that it came with. */
export function textOf(state: EditorState): string {
  const { doc } = state;
  const { usual, each } = state.field(kept);
  if (each === null) return doc.sliceString(0, doc.length, usual);
  const parts: string[] = [];
  let line = 0;
  for (const text of doc.iterLines()) {
    const end = line < each.length ? each[line] : '';
    // Behind a CR, the LF of an empty line would be read as the second half of one end.
    const isTorn = end === '\n' && text === '' && each[line - 1] === '\r';
    parts.push(text, isTorn ? '\r\n' : (end ?? ''));
    line += 1;
  }
  return parts.join('');
}

/** The text as the editor sees it: each line ends with LF. */
export function withPlainEnds(text: string): string {
  return text.replace(END, '\n');
}
