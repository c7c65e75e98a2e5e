import { bodyEnds } from '../html/bodyEnds.ts';
import { hiddenPreheader } from '../html/hidden.ts';
import { linkTargets } from '../html/links.ts';
import { hiddenElements, hiddenPartsOf } from '../html/mail.ts';
import type { Mail, Range } from '../html/mail.ts';
import { replacedSheet, replacedValue } from '../html/replaceImages.ts';
import type { ImageUrl } from '../html/replaceImages.ts';
import { elementsOf, styleSheetOf } from '../html/tree.ts';
import type { Element } from '../html/tree.ts';
import { between, fieldsIn, fieldsInUrl, isFixed } from './segments.ts';
import type { Cut, Segment } from './segments.ts';
import { escapeHtml } from '../html/values.ts';

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

interface Value extends Range {
  /** It has no quotes in the file. */
  isBare: boolean;
}

/** Returns where an attribute's value stands, without its quotes, or null for an attribute without a value. */
function valueIn(source: string, start: number, end: number): Value | null {
  const equals = source.indexOf('=', start);
  if (equals < 0 || equals >= end) return null;
  let from = equals + 1;
  while (from < end && /\s/.test(source.charAt(from))) from += 1;
  const isBare = !/["']/.test(source.charAt(from));
  return isBare ? { from, to: end, isBare } : { from: from + 1, to: end - 1, isBare };
}

/** The e-mail, and the changes that are the same for every recipient. */
interface Changes {
  source: string;
  imageUrl: ImageUrl;
  /** The offsets in the file at which the `href` of a link begins. */
  links: ReadonlySet<number>;
}

/** Mail programs drop the address of a `<base>`, and those that don't would move links that were checked without it. */
function isDropped({ tagName }: Element, attribute: string): boolean {
  return tagName === 'base' && attribute === 'href';
}

function attributeCuts(element: Element, { source, imageUrl, links }: Changes): Cut[] {
  return element.attrs.flatMap(({ name, value: decoded }): Cut[] => {
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (location && isDropped(element, name))
      return [{ from: location.startOffset, to: location.endOffset, segments: [] }];
    const value = location && valueIn(source, location.startOffset, location.endOffset);
    if (!value) return [];
    const { from, to, isBare } = value;
    const other = replacedValue(name, decoded, imageUrl);
    const text = other === undefined ? source.slice(from, to) : escapeHtml(other);
    const inside = URL_ATTRIBUTES.has(name)
      ? fieldsInUrl(text, (other ?? decoded).trim())
      : fieldsIn(text, name === 'style' ? 'css' : 'attribute');
    const isLink = name === 'href' && links.has(location.startOffset);
    if (!isLink && other === undefined && isFixed(inside)) return [];
    const place = { line: location.startLine, col: location.startCol };
    const segments: readonly Segment[] = isLink ? [{ type: 'link', place, inside }] : inside;
    // An unquoted value would end at the first space of the recipient's value.
    return [{ from, to, segments: isBare ? ['"', ...segments, '"'] : segments }];
  });
}

/** A style sheet with fields or with our images. */
function sheetCuts(element: Element, { source, imageUrl }: Changes): Cut[] {
  const sheet = styleSheetOf(element, source);
  if (!sheet) return [];
  const { from, to, css } = sheet;
  const other = replacedSheet(element, css, imageUrl);
  const segments = fieldsIn(other ?? source.slice(from, to), 'css');
  return other === undefined && isFixed(segments) ? [] : [{ from, to, segments }];
}

function elementCuts(element: Element, changes: Changes): Cut[] {
  return [...attributeCuts(element, changes), ...sheetCuts(element, changes)];
}

/** Fields inside a conditional comment are written so that no value can end it. */
function inComment(segments: readonly Segment[]): Segment[] {
  return segments.map((segment) => {
    if (typeof segment === 'string' || segment.type === 'pixel') return segment;
    return segment.type === 'link'
      ? { ...segment, inside: inComment(segment.inside) }
      : { ...segment, isInComment: true };
  });
}

function hiddenCuts(mail: Mail, changes: Changes): Cut[] {
  return [...hiddenElements(mail)]
    .flatMap((element) => elementCuts(element, changes))
    .map((cut) => ({ ...cut, segments: inComment(cut.segments) }));
}

const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent;mso-hide:all';

/** The preheader as hidden text. A file that begins with the same hidden text needs no second one. */
function preheaderSegments({ document, source }: Mail, preheader: string): Segment[] {
  const text = preheader.replace(/\s+/g, ' ').trim();
  return text === '' || hiddenPreheader(document, source) === text
    ? []
    : [
        `<div style="${HIDDEN}">`,
        ...fieldsIn(preheader, 'text').map((piece): Segment => {
          if (typeof piece === 'string') return escapeHtml(piece);
          return piece.type === 'field' ? { ...piece, isPreheader: true } : piece;
        }),
        '</div>',
      ];
}

/** The fields between what is cut already: those in the text, wherever the parser puts it. */
function textCuts(mail: Mail, made: readonly Cut[]): Cut[] {
  const { source } = mail;
  return between(made, source.length).flatMap((gap) => {
    const hidden = hiddenPartsOf(mail, gap);
    return [
      ...hidden.map(({ from, to }) => ({ from, to, segments: inComment(fieldsIn(source.slice(from, to), 'text')) })),
      ...between(hidden, gap.to, gap.from).map(({ from, to }) => ({
        from,
        to,
        segments: fieldsIn(source.slice(from, to), 'text'),
      })),
    ].filter(({ segments }) => !isFixed(segments));
  });
}

/**
 * Everything that the sender changes in the approved HTML: designers' notes go, images get addresses for everybody, and
 * links, fields, preheader and pixel are written for each recipient. Every other byte goes out as it was approved.
 */
export function htmlCuts(mail: Mail, preheader: string, imageUrl: ImageUrl): Cut[] {
  const { source, document, notes } = mail;
  const links = new Set(linkTargets(mail).map(({ from }) => from));
  const changes = { source, imageUrl, links };
  const { start, end } = bodyEnds(document, source);
  const made = [
    ...notes.map(({ from, to }): Cut => ({ from, to, segments: [] })),
    ...[...elementsOf(document)].flatMap((element) => elementCuts(element, changes)),
    ...hiddenCuts(mail, changes),
    { from: start, to: start, segments: preheaderSegments(mail, preheader) },
    { from: end, to: end, segments: [{ type: 'pixel' }] },
  ] satisfies Cut[];
  return [...made, ...textCuts(mail, made)];
}
