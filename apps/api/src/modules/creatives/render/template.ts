import { parseHtml } from '../html/tree.ts';
import { htmlCuts } from './cuts.ts';
import { fieldsIn, fieldsInPlainText, joinCuts } from './segments.ts';
import type { Segment } from './segments.ts';
import { escapeHtml, writeValue } from './values.ts';
import type { MergeValues } from './values.ts';

/** A revision parsed once, to be filled for each recipient. */
export interface Template {
  /** Null for a plain-text e-mail. */
  html: readonly Segment[] | null;
  subject: readonly Segment[];
  text: readonly Segment[];
}

export interface Fill {
  values: MergeValues;
  /** The tracked address of the link at this position; undefined leaves the link unchanged. */
  linkUrl?: (position: number) => string | undefined;
  /** Address of the open pixel. */
  pixelUrl?: string;
}

interface Filled {
  html: string | null;
  subject: string;
  text: string;
}

/** Removes designers' comments, which recipients could read. Conditional comments are markup and stay. */
function withoutComments(html: string): string {
  return html.replace(/<!--(?!\[if\b|<!\[endif|\[endif)[\s\S]*?-->/gi, '');
}

export function parseTemplate(content: {
  html: string | null;
  subject: string;
  preheader: string;
  text: string;
}): Template {
  const source = content.html === null ? null : withoutComments(content.html);
  return {
    html: source === null ? null : joinCuts(source, htmlCuts(parseHtml(source), source, content.preheader)),
    subject: fieldsIn(content.subject, 'header'),
    text: fieldsInPlainText(content.text),
  };
}

function write(segments: readonly Segment[], fill: Fill): string {
  let text = '';
  for (const segment of segments) {
    if (typeof segment === 'string') text += segment;
    else if (segment.type === 'field') text += writeValue(segment.field, segment.context, fill.values);
    else if (segment.type === 'link') {
      const tracked = fill.linkUrl?.(segment.position);
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
