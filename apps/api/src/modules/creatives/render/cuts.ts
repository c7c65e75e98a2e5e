import { defaultTreeAdapter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { bodyEnds } from '../html/bodyEnds.ts';
import { linkElements } from '../html/links.ts';
import { elementsOf } from '../html/tree.ts';
import type { Document, Element } from '../html/tree.ts';
import { fieldsIn, fieldsInUrl, isFixed } from './segments.ts';
import type { Cut, Segment } from './segments.ts';
import { escapeHtml } from './values.ts';

const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'background',
  'srcset',
  'action',
  'cite',
  'xlink:href',
  'longdesc',
  'poster',
  'data',
]);

/** Returns the range of an attribute's value without its quotes, or null for an attribute without a value. */
function valueRange(source: string, start: number, end: number): { from: number; to: number; isBare: boolean } | null {
  const equals = source.indexOf('=', start);
  if (equals < 0 || equals >= end) return null;
  let from = equals + 1;
  while (from < end && /\s/.test(source.charAt(from))) from += 1;
  const isBare = !/["']/.test(source.charAt(from));
  return isBare ? { from, to: end, isBare } : { from: from + 1, to: end - 1, isBare };
}

function attributeCuts(element: Element, source: string, position: number | undefined): Cut[] {
  return Object.entries(element.sourceCodeLocation?.attrs ?? {}).flatMap(([name, location]) => {
    const range = valueRange(source, location.startOffset, location.endOffset);
    if (!range) return [];
    const { from, to, isBare } = range;
    const value = source.slice(from, to);
    const context = name === 'style' ? 'css' : 'attribute';
    const inside = URL_ATTRIBUTES.has(name) ? fieldsInUrl(value) : fieldsIn(value, context);
    const isLink = position !== undefined && name === 'href';
    if (!isLink && isFixed(inside)) return [];
    const segments: readonly Segment[] = isLink ? [{ type: 'link', position, inside }] : inside;
    // An unquoted value would end at the first space of the recipient's value.
    return [{ from, to, segments: isBare ? ['"', ...segments, '"'] : segments }];
  });
}

function textCuts(parent: DefaultTreeAdapterTypes.ParentNode, source: string): Cut[] {
  const context = defaultTreeAdapter.isElementNode(parent) && parent.tagName === 'style' ? 'css' : 'text';
  return parent.childNodes.flatMap((child) => {
    const location = child.sourceCodeLocation;
    const isText = defaultTreeAdapter.isTextNode(child);
    if (!location || !(isText || defaultTreeAdapter.isCommentNode(child))) return [];
    const text = source.slice(location.startOffset, location.endOffset);
    // Only conditional comments are left here: markup for old Outlook versions.
    const segments = text.includes('{{') ? fieldsIn(text, isText ? context : 'attribute') : [];
    return isFixed(segments) ? [] : [{ from: location.startOffset, to: location.endOffset, segments }];
  });
}

const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent;mso-hide:all';

function preheaderSegments(preheader: string): Segment[] {
  return preheader.trim() === ''
    ? []
    : [
        `<div style="${HIDDEN}">`,
        ...fieldsIn(preheader, 'text').map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : piece)),
        '</div>',
      ];
}

export function htmlCuts(document: Document, source: string, preheader: string): Cut[] {
  const positions = new Map([...linkElements(document)].map((element, index) => [element, index + 1]));
  const cuts: Cut[] = textCuts(document, source);
  for (const element of elementsOf(document)) {
    cuts.push(...textCuts(element, source), ...attributeCuts(element, source, positions.get(element)));
  }
  const { start, end } = bodyEnds(document, source);
  return [
    ...cuts,
    { from: start, to: start, segments: preheaderSegments(preheader) },
    { from: end, to: end, segments: [{ type: 'pixel' }] },
  ];
}
