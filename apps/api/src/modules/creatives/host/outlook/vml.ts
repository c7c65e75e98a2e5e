import { edited } from '../../html/edits.ts';
import type { Edit } from '../../html/edits.ts';
import { attributeOf, elementsOf, parseHtml } from '../../html/tree.ts';
import type { Element } from '../../html/tree.ts';
import { escapeHtml } from '../../html/values.ts';
import { BOXES, boxOf, innerOf, paddingOf, pictureOf } from './vmlStyle.ts';

const PICTURES: ReadonlySet<string> = new Set(['v:image', 'v:imagedata']);

interface Tags {
  element: Element;
  /** Offsets in the file. */
  start: { startOffset: number; endOffset: number };
  end: { startOffset: number; endOffset: number } | undefined;
  /** The parser of HTML takes what follows `<w:anchorlock/>` for its content. */
  isSelfClosed: boolean;
}

function tagsOf(element: Element, source: string): Tags | null {
  const at = element.sourceCodeLocation;
  if (!at?.startTag) return null;
  const isSelfClosed = source.slice(at.startTag.startOffset, at.startTag.endOffset).endsWith('/>');
  return { element, start: at.startTag, end: at.endTag, isSelfClosed };
}

/** The same element by another name and with another style. It keeps its other attributes, our own marks among them. */
function renamed({ element, start, end, isSelfClosed }: Tags, name: string, style: string): Edit[] {
  const nameAt = start.startOffset + 1;
  const nameEnd = nameAt + element.tagName.length;
  const old = element.sourceCodeLocation?.attrs?.['style'];
  const attribute = `style="${escapeHtml(style)}"`;
  const isVoid = name === 'img';
  return [
    { from: nameAt, to: nameEnd, text: old ? name : `${name} ${attribute}` },
    ...(old ? [{ from: old.startOffset, to: old.endOffset, text: attribute }] : []),
    ...(isSelfClosed && !isVoid ? [{ from: start.endOffset, to: start.endOffset, text: `</${name}>` }] : []),
    ...(end && !isSelfClosed ? [{ from: end.startOffset, to: end.endOffset, text: isVoid ? '' : `</${name}>` }] : []),
  ];
}

/** A box with its content in one block, at the place where the box anchors its text. */
function drawnBox(tags: Tags): Edit[] {
  const { element, start, end, isSelfClosed } = tags;
  // A link in a link would end it.
  const isLink = Boolean(attributeOf(element, 'href')) && !innerOf(element, 'a');
  const edits = renamed(tags, isLink ? 'a' : 'span', boxOf(element));
  if (isSelfClosed || !end) return edits;
  return [
    { from: start.endOffset, to: start.endOffset, text: '<span style="display:block;width:100%">' },
    { from: end.startOffset, to: end.startOffset, text: '</span>' },
    ...edits,
  ];
}

/** Cuts out settings with what they hold; of one without an end, only its tag. */
function dropped({ start, end, isSelfClosed }: Tags): Edit[] {
  return [{ from: start.startOffset, to: (!isSelfClosed && end?.endOffset) || start.endOffset, text: '' }];
}

function editsOf(element: Element, source: string): Edit[] {
  const { tagName } = element;
  if (tagName !== 'xml' && !/^[vow]:(?!p$)/.test(tagName)) return [];
  const tags = tagsOf(element, source);
  if (!tags) return [];
  if (BOXES.has(tagName)) return drawnBox(tags);
  if (PICTURES.has(tagName)) return renamed(tags, 'img', pictureOf(element));
  return tagName === 'v:textbox' ? renamed(tags, 'span', paddingOf(element)) : dropped(tags);
}

/**
 * Draws the VML of an e-mail as boxes, as Outlook on Windows does, and cuts out the settings of Office. The result is still an
 * upload, so its caller must clean it before showing it.
 */
export function drawVml(source: string): string {
  if (!/<(?:[vow]:|xml)/i.test(source)) return source;
  return edited(
    source,
    [...elementsOf(parseHtml(source))].flatMap((element) => editsOf(element, source)),
  );
}
