import type { Place } from '../html/finding.ts';
import type { FoundLink } from '../html/links.ts';
import { findLinks } from '../html/links.ts';
import { readMail } from '../html/mail.ts';
import type { ImageUrl } from '../html/replaceImages.ts';
import { htmlCuts } from './cuts.ts';
import { fieldsIn, fieldSegments, fieldsInPlainText, joinCuts } from './segments.ts';
import type { FieldSegment, Segment } from './segments.ts';
import { escapeHtml, guardHyphens, writeText, writeValue } from '../html/values.ts';
import type { MergeValues } from '../html/values.ts';

/** A revision parsed once, to be filled for each recipient. */
export interface Template {
  /** Null for a plain-text e-mail. */
  html: readonly Segment[] | null;
  subject: readonly Segment[];
  text: readonly Segment[];
  /** The links of the HTML, each with its place in the file. */
  links: readonly FoundLink[];
}

export interface Fill {
  values: MergeValues;
  /** The tracked address of the link whose `href` stands at this place in the file; undefined leaves the link unchanged. */
  linkUrl?: (place: Place) => string | undefined;
  /** Address of the open pixel. */
  pixelUrl?: string;
  /** Returns the text of a field for this recipient before it is escaped; undefined leaves that to the values. */
  instead?: (segment: FieldSegment) => string | undefined;
}

interface Filled {
  html: string | null;
  subject: string;
  text: string;
}

interface Content {
  html: string | null;
  subject: string;
  preheader: string;
  text: string;
}

/** `imageUrl` returns the address that everybody can load for an image of the file; undefined keeps the file's. */
export function parseTemplate(content: Content, imageUrl: ImageUrl = () => undefined): Template {
  const mail = content.html === null ? null : readMail(content.html);
  return {
    html: mail && joinCuts(mail.source, htmlCuts(mail, content.preheader, imageUrl)),
    subject: fieldsIn(content.subject, 'header'),
    text: fieldsInPlainText(content.text),
    links: mail ? findLinks(mail) : [],
  };
}

/** Writes one field of the e-mail. */
export function writeField(segment: FieldSegment, { values, instead }: Pick<Fill, 'values' | 'instead'>): string {
  const { field, context, isInComment } = segment;
  const text = instead?.(segment);
  const written = text === undefined ? writeValue(field, context, values) : writeText(text, context);
  return isInComment ? guardHyphens(written, context) : written;
}

/** Our tracked address finds its target by the recipient's values, so a link that says something else goes out as it is. */
function saysElse(inside: readonly Segment[], { instead }: Fill): boolean {
  return instead !== undefined && [...fieldSegments(inside)].some((segment) => instead(segment) !== undefined);
}

function write(segments: readonly Segment[], fill: Fill): string {
  let text = '';
  for (const segment of segments) {
    if (typeof segment === 'string') text += segment;
    else if (segment.type === 'field') text += writeField(segment, fill);
    else if (segment.type === 'link') {
      const tracked = saysElse(segment.inside, fill) ? undefined : fill.linkUrl?.(segment.place);
      text += tracked === undefined ? write(segment.inside, fill) : escapeHtml(tracked);
    } else if (fill.pixelUrl !== undefined) {
      text += `<img src="${escapeHtml(fill.pixelUrl)}" width="1" height="1" alt="" style="display:block;border:0">`;
    }
  }
  return text;
}

/**
 * Writes the e-mail for one recipient. Values are escaped for their context and never parsed, so a value that looks
 * like a merge field or markup stays text.
 */
export function fillTemplate(template: Template, fill: Fill): Filled {
  return {
    html: template.html && write(template.html, fill),
    subject: write(template.subject, fill),
    text: write(template.text, fill),
  };
}
