import { elementsOf } from '../html/tree.ts';
import type { Document, Element } from '../html/tree.ts';
import type { Place } from '../html/finding.ts';

/** Elements that a reader never sees, so an outline around them would show nothing. */
const UNSEEN = new Set(
  'html head title style script meta link base template noscript br wbr col source track'.split(' '),
);

export interface Start {
  element: Element;
  offset: number;
  line: number;
  col: number;
}

/** The visible elements by their start tags in the file. Each tag counts once, even if misnested markup copies its element. */
export function startsOf(document: Document): Start[] {
  const starts = new Map<number, Start>();
  for (const element of elementsOf(document)) {
    const at = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    if (!at || UNSEEN.has(element.tagName) || starts.has(at.startOffset)) continue;
    starts.set(at.startOffset, { element, offset: at.startOffset, line: at.startLine, col: at.startCol });
  }
  return [...starts.values()].toSorted((one, other) => one.offset - other.offset);
}

/** The element whose start tag holds the place, or the nearest one before it. */
export function startAt(starts: readonly Start[], { line, col }: Place): Start | undefined {
  return starts.findLast((start) => start.line < line || (start.line === line && start.col <= col));
}

/** The end of the tag's name as the file spells it; the parser renames `<image>`. */
function afterName(source: string, offset: number): number {
  return offset + (/^<[^\s/>]+/.exec(source.slice(offset, offset + 100))?.[0].length ?? 1);
}

/** Our attributes for one start tag. */
export interface OwnAttributes {
  offset: number;
  text: string;
}

/** Writes attributes into the start tags at these offsets of the file. Doing all in one pass keeps every offset true. */
export function withAttributes(source: string, attributes: readonly OwnAttributes[]): string {
  let html = '';
  let rest = 0;
  for (const { offset, text } of attributes.toSorted((one, other) => one.offset - other.offset)) {
    const at = afterName(source, offset);
    html += `${source.slice(rest, at)} ${text}`;
    rest = at;
  }
  return html + source.slice(rest);
}
