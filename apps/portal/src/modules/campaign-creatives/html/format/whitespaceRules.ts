import { piecesOf, type Piece, type Range } from './htmlPieces.ts';

/** Elements that begin and end lines of their own: whitespace beside their tags is not drawn. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption center col colgroup dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol p pre section summary table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that another one of their kind ends, unless it is inside one of `SCOPES`. */
const SIBLINGS = new Set(['dd', 'dt', 'li', 'td', 'th', 'tr']);
const SCOPES = new Set(['button', 'caption', 'dl', 'object', 'ol', 'table', 'ul']);

/** The most elements inside one another: indentation grows with them, and no e-mail needs as many. */
const MOST_NESTED = 200;

/** Styles that put an element into a line, or take it out of the flow so that the texts around it meet. */
const IN_LINE =
  /display\s*:\s*(?:[\w-]*inline|table-|contents|none|ruby|run-in)|position\s*:\s*(?:absolute|fixed)|float\s*:/i;
const FLOATS = /^<table\b[^>]*\balign\s*=\s*["']?(?:left|right)/i;
/** Styles that draw each space or each line break. */
const AS_WRITTEN = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/i;

/** The whitespace of an HTML that may change without being seen. */
export interface WhitespaceRules {
  /** Characters before which whitespace may appear or disappear. Before any other, it may only become longer or shorter. */
  free: ReadonlySet<number>;
  /** Ranges in which each character stays, in their order. */
  kept: readonly Range[];
}

/** Returns the names, classes and ids that a rule with such a style selects; '*' for everything. */
function wordsStyled(css: string, style: RegExp): Set<string> {
  const words = new Set<string>();
  for (const [, selectors = '', rules = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (!style.test(rules)) continue;
    for (const selector of selectors.toLowerCase().split(',')) {
      // The last part selects. An attribute's value may hold a space, so all of its parts count.
      const part = selector.includes('[')
        ? selector
        : (selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '');
      for (const [word] of part.matchAll(/[\w-]+|\*/g)) words.add(word);
    }
  }
  for (const attribute of ['class', 'id', 'style']) words.delete(attribute);
  return words;
}

/** Says whether a tag may have a style, of its own or from a style sheet. In doubt, the answer is yes. */
function whoHas(css: string, style: RegExp): (tag: string) => boolean {
  const words = wordsStyled(css, style);
  return (tag) =>
    style.test(tag) ||
    words.has('*') ||
    (words.size > 0 && [...tag.toLowerCase().matchAll(/[\w-]+/g)].some(([word]) => words.has(word)));
}

function cssOf(html: string): string {
  const sheets = [...html.matchAll(/<(?:style)\b[^>]*>([^]*?)<\/style/gi)].map(([, css]) => css);
  return sheets.join('\n').replace(/\/\*[^]*?\*\//g, '');
}

/** Returns where a piece begins without the whitespace before it; undefined when there is nothing else. */
function startOf(html: string, { from, to }: Piece): number | undefined {
  const solid = html.slice(from, to).search(/[^ \t\n\f\r]/);
  return solid === -1 ? undefined : from + solid;
}

/** Finds the whitespace of an HTML that is not drawn. */
export function whitespaceRules(html: string): WhitespaceRules {
  const css = cssOf(html);
  const isInLine = whoHas(css, IN_LINE);
  const isAsWritten = whoHas(css, AS_WRITTEN);
  const free = new Set<number>();
  const kept: Range[] = [];
  /** An end tag has no style, so each open element remembers its own. */
  const open: { tag: string; isEdge: boolean; from?: number }[] = [];
  let isHead = false;

  /** Keeps text unchanged up to its end if it is drawn as it is written. */
  function close(index: number, to: number) {
    for (const { from } of open.splice(index)) if (from !== undefined) kept.push([from, to]);
  }

  function closeBefore(tag: string, at: number) {
    const ended = SIBLINGS.has(tag) ? tag : BLOCKS.has(tag) && tag !== 'br' ? 'p' : undefined;
    const index = open.findLastIndex((one) => one.tag === ended);
    if (index !== -1 && !open.slice(index + 1).some((one) => SCOPES.has(one.tag))) close(index, at);
  }

  function isEdge({ tag, isEnd, from, to }: Piece): boolean {
    if (tag === undefined) return isHead;
    if (tag === 'head') isHead = isEnd !== true;
    if (tag === 'body') isHead = false;
    const index = isEnd ? open.findLastIndex((one) => one.tag === tag) : -1;
    const begun = open[index];
    if (begun) {
      close(index, to);
      return isHead || begun.isEdge;
    }
    const written = html.slice(from, to);
    // It is unknown what an end tag without a start tag ends.
    const edge = isEnd !== true && BLOCKS.has(tag) && !isInLine(written) && !FLOATS.test(written);
    if (isEnd !== true) closeBefore(tag, from);
    if (open.length === MOST_NESTED)
      throw new Error(`The HTML can’t be formatted: more than ${MOST_NESTED} elements are inside one another`);
    if (isEnd !== true) open.push({ tag, isEdge: edge, ...((tag === 'pre' || isAsWritten(written)) && { from }) });
    return isHead || edge;
  }

  let last: { isEdge: boolean; begins: string | undefined } | undefined;
  for (const piece of piecesOf(html)) {
    kept.push(...piece.kept);
    const start = startOf(html, piece);
    if (start === undefined) continue;
    const edge = isEdge(piece);
    // An element without content stays one: style sheets can tell the difference.
    const isEmptied = piece.isEnd === true && last?.begins === piece.tag;
    const isInSheet = last?.begins === 'style' || (piece.isEnd && piece.tag === 'style');
    if ((edge || last?.isEdge || isInSheet) && !isEmptied) free.add(start);
    last = { isEdge: edge, begins: piece.isEnd === true ? undefined : piece.tag };
  }
  close(0, html.length);
  return { free, kept: kept.toSorted(([one], [other]) => one - other) };
}
