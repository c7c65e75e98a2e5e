import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { plainFinding, type Finding } from '../html/finding.ts';
import { stylesOf } from '../html/styles/styleRules.ts';
import { attributeOf, elementsOf, placeOf, rawTextOf, startTagOf } from '../html/tree.ts';
import type { Document, Element } from '../html/tree.ts';

function htmlOf(document: Document): Element | undefined {
  return [...elementsOf(document)].find(({ tagName }) => tagName === 'html');
}

/** The language that the HTML names: 'en', 'de-AT'. Empty when it names none, also where MJML wrote 'und' because nobody did. */
export function languageOf(document: Document): string {
  const html = htmlOf(document);
  const named = ((html && (attributeOf(html, 'lang') ?? attributeOf(html, 'xml:lang'))) ?? '').trim();
  return /^und$/i.test(named) ? '' : named;
}

/** Screen readers choose their voice by the language, and browsers name the page by its title. */
export function namingFindings(document: Document): Finding[] {
  const html = htmlOf(document);
  const titles = [...elementsOf(document)].filter(({ tagName }) => tagName === 'title');
  const place = html && placeOf(html);
  return [
    ...(languageOf(document) !== '' ? [] : [{ ...plainFinding('no_language', 'lang'), ...(place && { place }) }]),
    ...(titles.some((title) => rawTextOf(title).trim() !== '') ? [] : [plainFinding('no_title', 'title')]),
  ];
}

const WIDTHS: ReadonlySet<string> = new Set(['width', 'min-width', 'max-width']);

function fixedWidthOf(element: Element, styleOf: ReturnType<typeof stylesOf>): number {
  const style = styleOf(element);
  if (/%|calc|vw/.test(style.get('max-width') ?? '') || /%/.test(style.get('width') ?? '')) return 0;
  const widths = [style.get('min-width'), style.get('width') ?? attributeOf(element, 'width')];
  return Math.max(0, ...widths.map((width) => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(width?.trim() ?? '')?.[1] ?? 0)));
}

/** Finds the first fixed width that a phone can't show, in an e-mail without any rule for small screens. */
export function widthFindings(document: Document, source: string, { phone_px: most }: Thresholds): Finding[] {
  const elements = [...elementsOf(document)];
  if (elements.some((element) => element.tagName === 'style' && /@media/i.test(rawTextOf(element)))) return [];
  const styleOf = stylesOf(document, source, WIDTHS);
  const wide = elements
    .filter(({ tagName }) => ['table', 'td', 'th', 'div', 'img'].includes(tagName))
    .map((element) => ({ element, width: fixedWidthOf(element, styleOf) }))
    .find(({ width }) => width > most);
  if (!wide) return [];
  const place = placeOf(wide.element);
  return [
    {
      kind: 'wide_on_phone',
      message: `It is ${wide.width} px wide on every screen, so a phone shows it small or cut; ${most} px and less fit`,
      part: startTagOf(wide.element, source),
      ...(place && { place }),
    },
  ];
}
