import { defaultTreeAdapter, html, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Place } from './finding.ts';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export function parseHtml(source: string): Document {
  return parse(source, { sourceCodeLocationInfo: true });
}

export function childrenOf(node: Node): readonly Node[] {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'template' && 'content' in node) {
    return [...node.childNodes, ...(node.content as ParentNode).childNodes];
  }
  return 'childNodes' in node ? node.childNodes : [];
}

/** Yields all nodes in document order, also those in templates. Not recursive: nesting may be a million deep. */
export function* nodesOf(root: Node): Generator<Node> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at -= 1) stack.push(children[at] as Node);
  }
}

/** Yields all elements in document order, also those in templates. */
export function* elementsOf(root: Node): Generator<Element> {
  for (const node of nodesOf(root)) if (defaultTreeAdapter.isElementNode(node)) yield node;
}

/** Elements whose text no reader sees. */
export const SILENT: ReadonlySet<string> = new Set(['style', 'script', 'title', 'template', 'head', 'noscript']);

/** Returns the text that a reader sees, with a space between elements. */
export function textOf(root: Node): string {
  const parts: string[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) parts.push(node.value);
    else if (!(defaultTreeAdapter.isElementNode(node) && SILENT.has(node.tagName))) {
      const children = childrenOf(node);
      for (let at = children.length - 1; at >= 0; at -= 1) stack.push(children[at] as Node);
    }
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function rawTextOf(element: Element): string {
  return element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}

interface StyleSheet {
  css: string;
  /** Offsets in the file. */
  from: number;
  to: number;
}

/**
 * Returns the style sheet in a `style` element, which may lack its end tag. Inside SVG the file may spell it with
 * entities, so the sheet can be shorter than its place in the file.
 */
export function styleSheetOf(element: Element, source: string): StyleSheet | undefined {
  const location = element.tagName === 'style' ? element.sourceCodeLocation : undefined;
  if (!location?.startTag) return undefined;
  const from = location.startTag.endOffset;
  const to = location.endTag?.startOffset ?? element.childNodes.at(-1)?.sourceCodeLocation?.endOffset ?? from;
  return { css: isHtml(element) ? source.slice(from, to) : rawTextOf(element), from, to };
}

export function placeOf(element: Element, attribute?: string): Place | undefined {
  const location = element.sourceCodeLocation;
  const own = attribute === undefined ? undefined : location?.attrs?.[attribute];
  const at = own ?? location;
  return at ? { line: at.startLine, col: at.startCol } : undefined;
}

/** Returns the start tag from the file, which findings about the element refer to. */
export function startTagOf(element: Element, source: string): string {
  const location = element.sourceCodeLocation;
  const tag = location?.startTag ?? location;
  return tag ? source.slice(tag.startOffset, tag.endOffset) : `<${element.tagName}>`;
}

export function isHtml(element: Element): boolean {
  return element.namespaceURI === html.NS.HTML;
}
