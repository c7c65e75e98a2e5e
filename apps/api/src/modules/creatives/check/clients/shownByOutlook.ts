import { withBlanks } from '../../html/mail.ts';
import type { Range } from '../../html/mail.ts';
import { hiddenInOutlook } from '../../html/outlook/hidden.ts';
import { outlookReading } from '../../html/outlook/reading.ts';
import { attributeOf, elementsOf, parseHtml } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';

/** One declaration up to its end. A quoted or escaped part may hold a semicolon. */
const VALUE = String.raw`\s*:(?:&\w+;|'[^']*'|"[^"]*"|[^;"'])*`;
const BACKGROUND = new RegExp(String.raw`\bbackground(?:-[a-z]+)?${VALUE}`, 'gi');
const RADIUS = new RegExp(String.raw`\bborder(?:-[a-z]+)*-radius${VALUE}`, 'gi');

function declarationsIn(element: Element, source: string, pattern: RegExp): Range[] {
  const at = element.sourceCodeLocation?.attrs?.['style'];
  if (!at) return [];
  const text = source.slice(at.startOffset, at.endOffset);
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
    const from = at.startOffset + index;
    return { from, to: from + length };
  });
}

function hasBackground(element: Element): boolean {
  const isPicture = /background[^;]*url\s*\(/i.test(attributeOf(element, 'style') ?? '');
  return isPicture || attributeOf(element, 'background') !== undefined;
}

/** The element behind a picture of VML that has a background for everybody else. */
function backdropOf(fill: Element): Element | null {
  for (let node = fill.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (hasBackground(node)) return node;
  return null;
}

const PICTURES: ReadonlySet<string> = new Set(['v:fill', 'v:image', 'v:imagedata']);

/** What CSS says of an element and Outlook ignores, where VML around it or in it draws the same. */
function drawnByVml(elements: readonly Element[], source: string): Range[] {
  const backdrops = new Set(
    elements
      .filter((element) => PICTURES.has(element.tagName) && attributeOf(element, 'src'))
      .flatMap((fill) => backdropOf(fill) ?? []),
  );
  const backgrounds = [...backdrops].flatMap((element) => {
    const at = element.sourceCodeLocation?.attrs?.['background'];
    const attribute = at ? [{ from: at.startOffset, to: at.endOffset }] : [];
    return [...attribute, ...declarationsIn(element, source, BACKGROUND)];
  });
  const rounded = elements.filter(({ tagName }) => tagName === 'v:roundrect').flatMap((box) => [...elementsOf(box)]);
  const corners = [...new Set(rounded)].flatMap((element) => declarationsIn(element, source, RADIUS));
  return [...backgrounds, ...corners];
}

function inOrder(ranges: readonly Range[]): Range[] {
  let rest = 0;
  return ranges
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from, to }) => {
      const isFree = from >= rest;
      if (isFree) rest = to;
      return isFree;
    });
}

/**
 * The e-mail as Outlook on Windows is to be judged by: as it reads the file, without what it hides, and without the CSS that
 * VML stands in for. Lines and offsets are those of the file. Null when nothing differs.
 */
export function shownByOutlook(document: Document, source: string): { document: Document; source: string } | null {
  const read = outlookReading(source, document);
  const opened = read === source ? document : parseHtml(read);
  const elements = [...elementsOf(opened)];
  const shown = withBlanks(read, inOrder([...hiddenInOutlook(opened, read), ...drawnByVml(elements, read)]));
  return shown === source ? null : { document: parseHtml(shown), source: shown };
}
