export type Range = readonly [from: number, to: number];

/** A part of the HTML. */
export interface Piece {
  from: number;
  to: number;
  /** The name of a tag in lower case; undefined for a text, a comment, the doctype, or the content of a style sheet. */
  tag?: string;
  isEnd?: boolean;
  /** Ranges in which each character stays: comments, values, merge fields. */
  kept: readonly Range[];
}

const COMMENT = /<!--[^]*?-->|<[!?][^>]*>|<%[^]*?%>/y;
const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
/** A quote has a meaning only after an equals sign. */
const IN_TAG = /[^>=]+|=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?/y;
/** Our merge fields and those of other tools. Their spaces may be part of a fallback. */
const FIELD = /\{\{[^]*?\}\}|\{%[^]*?%\}|<%[^]*?%>|\*\|[^\n|]*\|\*|%%[^\s%]*%%/g;
/** A text in CSS continues in the next line after a backslash. */
const CONTINUED_LINE = /\\\s+/g;
/** Elements whose content is not HTML. */
const RAW = /^(?:script|style|textarea|title|xmp|noembed|noframes|plaintext)$/;

function rangesIn(html: string, from: number, to: number, pattern: RegExp): Range[] {
  return [...html.slice(from, to).matchAll(pattern)].map(({ 0: found, index }) => [
    from + index,
    from + index + found.length,
  ]);
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Reads the tag at a place, if there is a whole one. */
function tagAt(html: string, from: number): (Piece & { tag: string }) | undefined {
  const start = matchAt(TAG, html, from);
  if (!start) return undefined;
  const [whole, slash, name = ''] = start;
  const kept: Range[] = [];
  let at = from + whole.length;
  for (let part = matchAt(IN_TAG, html, at); part; part = matchAt(IN_TAG, html, at)) {
    const to = at + part[0].length;
    if (part[0].startsWith('=')) kept.push([at, to]);
    else kept.push(...rangesIn(html, at, to, FIELD));
    at = to;
  }
  return html[at] === '>' ? { from, to: at + 1, tag: name.toLowerCase(), isEnd: slash === '/', kept } : undefined;
}

function contentOf({ tag, to: from }: Piece & { tag: string }, html: string): Piece {
  const length = html.slice(from).search(new RegExp(`</${tag}[\\s/>]`, 'i'));
  const to = length === -1 ? html.length : from + length;
  return { from, to, kept: tag === 'style' ? rangesIn(html, from, to, CONTINUED_LINE) : [[from, to]] };
}

function textAt(html: string, from: number): Piece {
  const next = html.indexOf('<', from + 1);
  const to = next === -1 ? html.length : next;
  return { from, to, kept: rangesIn(html, from, to, FIELD) };
}

/** Splits HTML into tags and the parts between them. */
export function* piecesOf(html: string): Generator<Piece> {
  let at = 0;
  while (at < html.length) {
    const comment = matchAt(COMMENT, html, at);
    const tag = comment ? undefined : tagAt(html, at);
    if (comment) {
      const to = at + comment[0].length;
      yield { from: at, to, kept: [[at, to]] };
      at = to;
    } else if (tag) {
      yield tag;
      at = tag.to;
      if (!tag.isEnd && RAW.test(tag.tag)) {
        const content = contentOf(tag, html);
        yield content;
        at = content.to;
      }
    } else {
      const text = textAt(html, at);
      yield text;
      at = text.to;
    }
  }
}
