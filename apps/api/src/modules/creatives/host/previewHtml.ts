import { inertCss, isCssAttribute } from '../html/styles/css.ts';
import { isActiveAttribute, isForbidden } from '../html/active.ts';
import { elementsOf, isHtml, parseHtml, styleSheetOf } from '../html/tree.ts';
import type { Element } from '../html/tree.ts';
import { escapeHtml } from '../html/values.ts';
import { withImageUrls } from '../html/replaceImages.ts';

interface Cut {
  from: number;
  to: number;
  text: string;
}

function sheetCuts(element: Element, source: string): Cut[] {
  const sheet = styleSheetOf(element, source);
  if (!sheet) return [];
  const css = inertCss(sheet.css);
  if (css === sheet.css) return [];
  return [{ from: sheet.from, to: sheet.to, text: isHtml(element) ? css : escapeHtml(css) }];
}

/** The attributes with which a link or an image calls a server by the way. */
const CALLS = new Set(['ping', 'attributionsrc']);

/**
 * Whether a preview can do without it: a browser may connect to the host of any `<link>` before anybody clicks, and the
 * policy of the page doesn't forbid that. Of `<meta>` only those without a command stay.
 */
function reachesOut(element: Element): boolean {
  const { tagName, attrs } = element;
  return tagName === 'link' || (tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv'));
}

/**
 * Cuts out everything that could run, though the sandbox and the content policy would stop it as well. Links keep
 * their targets so that people can read them; they open new windows, which the sandbox forbids.
 */
function cutsOf(element: Element, source: string): Cut[] {
  const location = element.sourceCodeLocation;
  if (!location) return [];
  // The parser treats the content of `noscript` as text, but the sandboxed frame shows it as markup.
  if (isForbidden(element) || reachesOut(element) || element.tagName === 'noscript') {
    // An element without an end tag has no end in the file, so only its start tag is cut.
    const to = Math.max(location.endOffset, location.startTag?.endOffset ?? 0);
    return [{ from: location.startOffset, to, text: '' }];
  }
  const attributes = element.attrs.flatMap(({ name, value }) => {
    const at = location.attrs?.[name];
    if (!at) return [];
    if (name === 'target' || CALLS.has(name) || isActiveAttribute(name, value))
      return [{ from: at.startOffset, to: at.endOffset, text: '' }];
    const css = isCssAttribute(name) ? inertCss(value) : value;
    return css === value ? [] : [{ from: at.startOffset, to: at.endOffset, text: `${name}="${escapeHtml(css)}"` }];
  });
  return [...attributes, ...sheetCuts(element, source)];
}

function inertHtml(source: string): string {
  const cuts = [...elementsOf(parseHtml(source))]
    .flatMap((element) => cutsOf(element, source))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let text = '';
  let rest = 0;
  for (const cut of cuts) {
    if (cut.from < rest) continue;
    text += source.slice(rest, cut.from) + cut.text;
    rest = cut.to;
  }
  return text + source.slice(rest);
}

function withHead(source: string, { sheet, script }: OwnParts): string {
  const head = /<head\b[^>]*>/i.exec(source);
  const at = head
    ? head.index + head[0].length
    : (/^\s*<!doctype[^>]*>(?:\s*<html\b[^>]*>)?|^\s*<html\b[^>]*>/i.exec(source)?.[0].length ?? 0);
  const style = sheet === '' ? '' : `<style>${sheet}</style>`;
  const program = script === '' ? '' : `<script>${script}</script>`;
  return `${source.slice(0, at)}<base target="_blank">${program}${style}${source.slice(at)}`;
}

/** Our parts of the page, which aren't cleaned. */
export interface OwnParts {
  sheet: string;
  script: string;
}

/** `imageUrl` returns the address of our copy of an image. Without a copy the frame shows the alt text. */
export function previewHtml(
  source: string,
  imageUrl: (url: string) => string | undefined,
  own: OwnParts = { sheet: '', script: '' },
): string {
  const inert = withImageUrls(inertHtml(source), (url) =>
    url.startsWith('data:') ? url : (imageUrl(url) ?? 'data:,'),
  );
  return withHead(inert, own);
}
