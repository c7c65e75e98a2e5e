import { blank, commentsIn, opensForAll } from '../mail.ts';
import type { Range } from '../mail.ts';
import type { Document } from '../tree.ts';
import { parseHtml } from '../tree.ts';
import { holdsInOutlook } from './conditions.ts';

/** One end of a conditional part, at its place in the file. */
interface Mark extends Range {
  /** The condition that begins here; null where a part ends. */
  condition: string | null;
  /** Where the part ends if nothing closes it: a hidden one with its comment, a revealed one with the file. */
  last: number;
}

interface Marks {
  marks: Mark[];
  /** Signs of comments that mean nothing once the comment around them is opened. */
  rests: Range[];
}

type Comment = ReturnType<typeof commentsIn>[number];

const HIDDEN_START = /^<!--\[if\s([^\][]*)\]>/i;
const REVEALED_START = /^<!\[if\s([^\][]*)\]>$/i;
const END = /^(?:<!\[endif\]|<!--\s*<!\[endif\]\s*--!?>$)/i;

/** The marks of other comments in a hidden part: beginnings and ends of conditional ones, and of notes. */
const INSIDE = /<!(?:--)?\[if\s([^\][]*)\]>|<!\[endif\](?:\s*--!?>|>)?|<!--|--!?>/gi;

function hiddenMarks(comment: Comment, start: RegExpExecArray): Marks {
  const { from, to, text } = comment;
  const after = from + start[0].length;
  const marks: Mark[] = [{ from, to: after, condition: start[1] ?? '', last: to }];
  const rests: Range[] = [];
  let note: number | null = null;
  for (const match of text.slice(start[0].length).matchAll(INSIDE)) {
    const at = { from: after + match.index, to: after + match.index + match[0].length };
    const isEnd = /^<!\[endif/i.test(match[0]);
    if (note !== null) rests.push({ from: note, to: at.from });
    note = match[0] === '<!--' ? at.from : null;
    if (match[1] !== undefined || isEnd) marks.push({ ...at, condition: isEnd ? null : (match[1] ?? ''), last: to });
    else if (note === null) rests.push(at);
  }
  if (note !== null) rests.push({ from: note, to });
  return { marks, rests };
}

function marksIn(comment: Comment, length: number): Marks {
  const { from, to, text } = comment;
  const hidden = HIDDEN_START.exec(text);
  if (hidden && !opensForAll(text)) return hiddenMarks(comment, hidden);
  const condition = (hidden ?? REVEALED_START.exec(text))?.[1];
  const isMark = condition !== undefined || END.test(text);
  return { marks: isMark ? [{ from, to, condition: condition ?? null, last: length }] : [], rests: [] };
}

/** The parts whose condition doesn't hold, with their marks. Each end closes the part that began last. */
function droppedParts(marks: readonly Mark[]): Range[] {
  const open: Mark[] = [];
  const parts: { begin: Mark; to: number }[] = [];
  for (const mark of marks) {
    if (mark.condition !== null) open.push(mark);
    else {
      const begin = open.pop();
      if (begin) parts.push({ begin, to: mark.to });
    }
  }
  return parts
    .concat(open.map((begin) => ({ begin, to: begin.last })))
    .filter(({ begin }) => !holdsInOutlook(begin.condition ?? ''))
    .map(({ begin, to }) => ({ from: begin.from, to }));
}

/** A text of the same length and lines that shows nothing: a comment, which neither joins nor separates words, or blanks. */
function nothingFor(text: string): string {
  const isComment = text.length >= 7 && !/[\r\n]/.test(text.slice(0, 4) + text.slice(-3));
  return isComment ? `<!--${blank(text.slice(4, -3))}-->` : blank(text);
}

function without(source: string, ranges: readonly Range[]): string {
  let text = '';
  let rest = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (to <= rest) continue;
    const start = Math.max(from, rest);
    text += source.slice(rest, start) + nothingFor(source.slice(start, to));
    rest = to;
  }
  return text + source.slice(rest);
}

/**
 * The file as Outlook on Windows reads it: conditional comments whose condition holds are opened, and the parts of others are
 * gone. All that stays keeps its offset and its line. It is still an upload, so its caller must clean it before showing it.
 */
export function outlookReading(source: string, document?: Document): string {
  if (!/\[(?:if\s|endif\])/i.test(source)) return source;
  const found = commentsIn(document ?? parseHtml(source), source).map((comment) => marksIn(comment, source.length));
  const marks = found.flatMap((each) => each.marks);
  return without(source, [...marks, ...found.flatMap(({ rests }) => rests), ...droppedParts(marks)]);
}
