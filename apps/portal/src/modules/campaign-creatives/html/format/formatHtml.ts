import layOut from 'js-beautify/js/src/html/index.js';
import { whitespaceRules, type WhitespaceRules } from './whitespaceRules.ts';

const OPTIONS = {
  indent_size: 2,
  indent_inner_html: false,
  extra_liners: [],
  // Long lines and attributes stay in their lines: where they break is the writer's choice.
  wrap_line_length: 0,
  wrap_attributes: 'preserve',
  max_preserve_newlines: 1,
  indent_handlebars: false,
  end_with_newline: false,
} as const;

const SPACE = /[ \t\n\f\r]*/y;

function spaceAt(text: string, at: number): string {
  SPACE.lastIndex = at;
  return SPACE.exec(text)?.[0] ?? '';
}

/** Returns the HTML with the layout of another one, which must differ in whitespace only. Visible whitespace stays. */
function withLayoutOf(html: string, layout: string, { free, kept }: WhitespaceRules): string {
  let result = '';
  let at = 0;
  let inLayout = 0;
  let range = 0;
  while (at < html.length) {
    const [old, fresh] = [spaceAt(html, at), spaceAt(layout, inLayout)];
    at += old.length;
    inLayout += fresh.length;
    if (html[at] !== layout[inLayout]) throw new Error('The HTML can’t be formatted without changing it');
    while ((kept[range]?.[1] ?? Infinity) < at) range += 1;
    const from = kept[range]?.[0] ?? Infinity;
    const isKept = at === html.length || from < at;
    result += isKept ? old : free.has(at) ? fresh : old && (fresh || old);
    if (at < html.length) result += html[at];
    at += 1;
    inLayout += 1;
  }
  return result;
}

/** The most characters. With more, the page would freeze for seconds. */
const MOST = 1_000_000;

/** Indents HTML by its structure. Mail programs draw the result like the original. Throws when it can't. */
export function formatHtml(html: string): string {
  if (html.length > MOST) throw new Error('The HTML can’t be formatted: it is longer than 1,000,000 characters');
  // Read first, because it refuses HTML that the library would work on for minutes.
  const rules = whitespaceRules(html);
  return withLayoutOf(html, layOut(html, OPTIONS), rules);
}
