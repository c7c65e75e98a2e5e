import { defaultTreeAdapter } from 'parse5';
import { elementsOf, nodesOf, parseHtml } from './tree.ts';
import type { Document, Element } from './tree.ts';

/** Offsets in the file. */
export interface Range {
  from: number;
  to: number;
}

/** The HTML of an e-mail: what everybody reads, and what only Outlook reads, each at its place in the file. */
export interface Mail {
  source: string;
  document: Document;
  /** Comments of designers. They aren't sent, because recipients could read them. */
  notes: readonly Range[];
  /** The markup inside conditional comments, in the order of the file. */
  hidden: readonly Range[];
  /** The e-mail with its conditional comments opened, as Outlook parses it; null without any. */
  opened: Document | null;
}

/** A comment that holds one of these words stays letter for letter: Outlook looks for them. */
const CONDITION = /\[if\s[^\][]*\]|\[endif\]/i;

/** A comment that hides markup from everybody but Outlook. One with a blank before the bracket hides it from Outlook too. */
const HIDING = /^<!--\[if\s[^\]]*\]>([\s\S]*?)(?:<!\[endif\])?-->$/i;

/** The rest between the marks of a comment that shows markup to everybody else: `<!--[if !mso]><!-->`, or `<!-- -->` at its end. */
const REVEALS = /^\s*(?:<!(?:--)?)?\s*$/;

interface Comment extends Range {
  text: string;
}

export function commentsIn(document: Document, source: string): Comment[] {
  const comments: Comment[] = [];
  for (const node of nodesOf(document)) {
    const at = defaultTreeAdapter.isCommentNode(node) ? node.sourceCodeLocation : undefined;
    if (at) comments.push({ from: at.startOffset, to: at.endOffset, text: source.slice(at.startOffset, at.endOffset) });
  }
  return comments.toSorted((one, other) => one.from - other.from);
}

/** The parser takes `<![if …]>` and `<?xml …>` for comments as well, but they are not notes. */
function isNote({ text }: Comment): boolean {
  return text.startsWith('<!--') && !CONDITION.test(text);
}

/** Whether a conditional comment is only a mark, in front of what everybody but Outlook is to see. */
export function opensForAll(text: string): boolean {
  return /^<!--\s*\[if\s[^\]]*\]>\s*(?:<!(?:--)?)?\s*-->$/i.test(text);
}

function hiddenIn({ from, text }: Comment): Range[] {
  const inside = HIDING.exec(text)?.[1];
  if (inside === undefined || REVEALS.test(inside)) return [];
  const start = from + text.indexOf(']>') + 2;
  return [{ from: start, to: start + inside.length }];
}

/** The text with a blank for every character but its line ends. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length));
}

/** The file at full length with blanks instead of these ranges, which are in order and apart, so that nothing in it moves. */
export function withBlanks(source: string, ranges: readonly Range[]): string {
  let text = '';
  let rest = 0;
  for (const { from, to } of ranges) {
    text += source.slice(rest, from) + blank(source.slice(from, to));
    rest = to;
  }
  return text + source.slice(rest);
}

/** The opening and closing marks around hidden markup. */
function marksOf(comment: Comment, inside: Range): Range[] {
  return [
    { from: comment.from, to: inside.from },
    { from: inside.to, to: comment.to },
  ];
}

export function readMail(source: string): Mail {
  const document = parseHtml(source);
  const comments = commentsIn(document, source);
  const hiding = comments.flatMap((comment) => hiddenIn(comment).map((inside) => ({ comment, inside })));
  const marks = hiding.flatMap(({ comment, inside }) => marksOf(comment, inside));
  return {
    source,
    document,
    notes: comments.filter((comment) => isNote(comment)),
    hidden: hiding.map(({ inside }) => inside),
    opened: marks.length === 0 ? null : parseHtml(withBlanks(source, marks)),
  };
}

/** The file as it goes out, at full length: with blanks for the notes. */
export function sentSource({ source, notes }: Mail): string {
  return withBlanks(source, notes);
}

/** The index of the first range that ends after an offset. The ranges are in their order. */
function indexAfter(ranges: readonly Range[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.to ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Yields the elements inside conditional comments. */
export function* hiddenElements({ opened, hidden }: Mail): Generator<Element> {
  if (!opened) return;
  for (const element of elementsOf(opened)) {
    const at = element.sourceCodeLocation?.startOffset;
    if (at === undefined) continue;
    const range = hidden[indexAfter(hidden, at)];
    if (range && range.from <= at) yield element;
  }
}

/** The parts of a range of the file that lie inside conditional comments. */
export function hiddenPartsOf({ hidden }: Mail, { from, to }: Range): Range[] {
  const parts: Range[] = [];
  for (let index = indexAfter(hidden, from); index < hidden.length; index += 1) {
    const range = hidden[index];
    if (!range || range.from >= to) break;
    parts.push({ from: Math.max(range.from, from), to: Math.min(range.to, to) });
  }
  return parts;
}
