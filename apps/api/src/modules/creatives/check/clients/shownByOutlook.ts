import { withBlanks } from '../../html/mail.ts';
import type { Range } from '../../html/mail.ts';
import { hiddenInOutlook } from '../../html/outlook/hidden.ts';
import { outlookReading } from '../../html/outlook/reading.ts';
import parse from 'css-tree/parser';
import { attributeOf, elementsOf, parseHtml, styleSheetOf } from '../../html/tree.ts';
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

const PICTURES: ReadonlySet<string> = new Set(['v:fill', 'v:image', 'v:imagedata']);

/** The elements with a background for everybody else around a picture of VML, and all that is in a rounded box. */
function aroundVml(elements: readonly Element[]): { backdrops: Set<Element>; rounded: Set<Element> } {
  const nearest = new Map<unknown, Element | undefined>();
  const found = { backdrops: new Set<Element>(), rounded: new Set<Element>() };
  // Each parent comes before its children.
  for (const element of elements) {
    const outer = nearest.get(element.parentNode);
    nearest.set(element, hasBackground(element) ? element : outer);
    if (outer && PICTURES.has(element.tagName) && attributeOf(element, 'src')) found.backdrops.add(outer);
    const isInside = element.parentNode && 'tagName' in element.parentNode && found.rounded.has(element.parentNode);
    if (isInside || element.tagName === 'v:roundrect') found.rounded.add(element);
  }
  return found;
}

/** Finds the CSS that Outlook ignores where VML around the element, or in it, draws the same. */
function drawnByVml(elements: readonly Element[], source: string): Range[] {
  const { backdrops, rounded } = aroundVml(elements);
  const backgrounds = [...backdrops].flatMap((element) => {
    const at = element.sourceCodeLocation?.attrs?.['background'];
    const attribute = at ? [{ from: at.startOffset, to: at.endOffset }] : [];
    return [...attribute, ...declarationsIn(element, source, BACKGROUND)];
  });
  return [...backgrounds, ...[...rounded].flatMap((element) => declarationsIn(element, source, RADIUS))];
}

/** A query that asks for a screen as narrow as a phone's. */
const NARROW = /^[^,]*\(\s*max-(?:device-)?width\s*:\s*(\d+)px\s*\)[^,]*$/i;

/** The widest phone. No window of Outlook is as narrow. */
const PHONE = 640;

/** Rules for narrow screens. Outlook ignores them, and no reader of it would see them in a program that doesn't. */
function forPhones(element: Element, source: string): Range[] {
  const sheet = styleSheetOf(element, source);
  if (!sheet || !/max-(?:device-)?width/i.test(sheet.css)) return [];
  const options = { parseAtrulePrelude: false, parseRulePrelude: false, parseValue: false };
  const root = parse(sheet.css, { ...options, positions: true });
  if (root.type !== 'StyleSheet') return [];
  return [...root.children].flatMap((node) => {
    if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'media' || !node.loc) return [];
    const width = NARROW.exec(node.prelude?.type === 'Raw' ? node.prelude.value : '')?.[1];
    if (width === undefined || Number(width) > PHONE) return [];
    return [{ from: sheet.from + node.loc.start.offset, to: sheet.from + node.loc.end.offset }];
  });
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
 * VML stands in for or that is for phones. Lines and offsets are those of the file. Null when nothing differs.
 */
export function shownByOutlook(document: Document, source: string): { document: Document; source: string } | null {
  const read = outlookReading(source, document);
  const opened = read === source ? document : parseHtml(read);
  const elements = [...elementsOf(opened)];
  const unseen = [
    ...hiddenInOutlook(opened, read),
    ...drawnByVml(elements, read),
    ...elements.flatMap((element) => forPhones(element, read)),
  ];
  const shown = withBlanks(read, inOrder(unseen));
  return shown === source ? null : { document: parseHtml(shown), source: shown };
}
