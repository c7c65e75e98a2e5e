import { parseFragment, serialize, defaultTreeAdapter, html } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { countedTree, TooManyElements } from '../html/countedTree.ts';

const DRAWING = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'lineargradient',
  'radialgradient',
  'stop',
  'clippath',
  'mask',
  'symbol',
  'pattern',
  'marker',
  'filter',
  'fegaussianblur',
  'feoffset',
  'femerge',
  'femergenode',
  'feblend',
  'fecolormatrix',
  'fecomposite',
  'feflood',
]);

/** References may only point inside the picture. */
function isOutside(value: string): boolean {
  return (
    /(?:javascript|vbscript|data|https?|file|ftp)\s*:|\/\/|@import|expression\s*\(|&#|\\/i.test(
      value.replace(/\s+/g, ''),
    ) || /url\(\s*['"]?(?!#)/i.test(value)
  );
}

function keepsAttribute({ name, value }: { name: string; value: string }): boolean {
  const lower = name.toLowerCase();
  if (lower === 'xmlns' || lower.startsWith('xmlns')) return value.startsWith('http://www.w3.org/');
  if (lower.startsWith('on') || lower === 'href' || lower.endsWith(':href'))
    return /^#[\w-]+$/.test(value) && !lower.startsWith('on');
  return !isOutside(value);
}

function prune(parent: DefaultTreeAdapterTypes.ParentNode, depth: number): void {
  parent.childNodes = parent.childNodes.filter((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return true;
    if (!defaultTreeAdapter.isElementNode(child) || depth > 100) return false;
    if (!DRAWING.has(child.tagName.toLowerCase()) || child.namespaceURI !== html.NS.SVG) return false;
    child.attrs = child.attrs.filter(keepsAttribute);
    prune(child, depth + 1);
    return true;
  });
}

/** The largest drawing that is worth reading; logos have a few kilobytes. */
const LARGEST = 1 << 20;
/** Elements of an SVG. A megabyte can hold a hundred times as many, or become millions, which would hold up all calls. */
const MOST_ELEMENTS = 10_000;

function parsed(body: string): DefaultTreeAdapterTypes.DocumentFragment | null {
  try {
    return parseFragment(body, { treeAdapter: countedTree(MOST_ELEMENTS) });
  } catch (error) {
    if (error instanceof TooManyElements) return null;
    throw error;
  }
}

/**
 * An SVG with drawing elements only: no script, handlers, foreign objects, style sheets, entities or references
 * outside itself. Null when it isn't an SVG or declares its own entities.
 */
export function cleanSvg(bytes: Buffer): Buffer | null {
  if (bytes.length > LARGEST) return null;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text) || text.includes('\0')) return null;
  const body = text
    .replace(/<\?xml[^>]*\?>/gi, '')
    .replace(/<!DOCTYPE[^>]*>/gi, '')
    .trim();
  if (!/^(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(body)) return null;
  const fragment = parsed(body);
  if (!fragment) return null;
  prune(fragment, 0);
  const root = fragment.childNodes.find((child) => defaultTreeAdapter.isElementNode(child));
  if (!root || !defaultTreeAdapter.isElementNode(root)) return null;
  fragment.childNodes = [root];
  if (!root.attrs.some(({ name }) => name === 'xmlns'))
    root.attrs.push({ name: 'xmlns', value: 'http://www.w3.org/2000/svg' });
  return Buffer.from(serialize(fragment));
}
