import parse from 'css-tree/parser';
import type { CssNode } from 'css-tree';
import { attributeOf, elementsOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';

/** How often the file has something, and where it is first: its line and, for a start tag, its column, counted from 1. */
export interface Place {
  count: number;
  line: number;
  col?: number;
}

/** Different texts below each other, and the place of each in the file. */
interface Pieces {
  text: string;
  /** By the line of `text`. */
  places: ReadonlyMap<number, Place>;
}

/**
 * The parts of an e-mail for caniemail, each different piece once: it looks at one start tag, selector or declaration at a
 * time, and an e-mail repeats few of them hundreds of times.
 */
export interface ClientParts {
  tags: Pieces;
  styles: Pieces;
  /** By their names: ‘@media’. */
  atRules: ReadonlyMap<string, Place>;
}

/** No ordinary e-mail has as many. */
const MOST_PIECES = 2000;

class Collected implements Pieces {
  text: string;
  readonly places = new Map<number, Place>();
  readonly #known = new Map<string, Place>();
  #line: number;

  constructor(head: string) {
    this.text = head;
    this.#line = head.split('\n').length;
  }

  add(piece: string, line: number, col?: number): void {
    const same = this.#known.get(piece);
    if (same) same.count += 1;
    if (same || this.#known.size === MOST_PIECES) return;
    const place = { count: 1, line, ...(col !== undefined && { col }) };
    this.#known.set(piece, place);
    this.places.set(this.#line, place);
    this.text += `${piece}\n`;
    this.#line += piece.split('\n').length;
  }
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

function tagsOf(elements: readonly Element[], source: string): Pieces {
  // caniemail looks for style sheets only below another element.
  const tags = new Collected('<x-mail>\n');
  for (const { tagName, sourceCodeLocation } of elements) {
    const start = sourceCodeLocation?.startTag;
    // caniemail knows nothing about VML, and takes its pictures for those of SVG.
    if (!start || /^[ovw]:/.test(tagName)) continue;
    // Each tag gets its end: a style sheet or a title that is left open would swallow the tags that follow.
    const end = VOID.test(tagName) ? '' : `</${tagName}>`;
    tags.add(source.slice(start.startOffset, start.endOffset) + end, start.startLine, start.startCol);
  }
  return tags;
}

/** The at-rules that caniemail knows, in their shortest form. */
const AT_RULES: Readonly<Record<string, string>> = {
  charset: '@charset "x";',
  'font-face': '@font-face{}',
  import: '@import "x";',
  keyframes: '@keyframes x{}',
  media: '@media x{}',
  namespace: '@namespace "x";',
  page: '@page{}',
  supports: '@supports (x:y){}',
};

/** A text on one line; undefined for one that would swallow what follows it. */
function onOneLine(text: string): string | undefined {
  const line = text
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const count = (sign: RegExp) => line.match(sign)?.length ?? 0;
  const isClosed = count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/'/g) % 2 === 0;
  return isClosed && !/[{}\\]|\/\*/.test(line) ? line : undefined;
}

function rawText(node: CssNode | null): string {
  return node?.type === 'Raw' ? node.value : '';
}

interface Styles extends Pick<ClientParts, 'atRules'> {
  styles: Collected;
  atRules: Map<string, Place>;
}

/** Adds a node at the top of a sheet. caniemail doesn't look into the rules of an at-rule either. */
function addNode(node: CssNode, { styles, atRules }: Styles): void {
  const line = node.loc?.start.line ?? 1;
  if (node.type === 'Atrule') {
    const name = node.name.toLowerCase().replace(/^-\w+-/, '');
    const shortest = AT_RULES[name];
    if (shortest === undefined) return;
    const known = atRules.get(`@${name}`);
    if (known) known.count += 1;
    else atRules.set(`@${name}`, { count: 1, line });
    styles.add(shortest, line);
  }
  if (node.type !== 'Rule') return;
  const selector = onOneLine(rawText(node.prelude));
  if (selector !== undefined) styles.add(`${selector}{}`, line);
  for (const declaration of node.block.children) {
    if (declaration.type !== 'Declaration') continue;
    const text = `${declaration.property}:${rawText(declaration.value)}${declaration.important ? '!important' : ''}`;
    const value = onOneLine(text);
    // caniemail knows nothing about this selector.
    if (value !== undefined) styles.add(`:x{${value}}`, declaration.loc?.start.line ?? line);
  }
}

function stylesOf(elements: readonly Element[], source: string): Styles {
  const found: Styles = { styles: new Collected(''), atRules: new Map() };
  for (const element of elements) {
    const location = element.tagName === 'style' ? element.sourceCodeLocation : undefined;
    if (!location?.startTag || !location.endTag || /print|speech/i.test(attributeOf(element, 'media') ?? '')) continue;
    const sheet = parse(source.slice(location.startTag.endOffset, location.endTag.startOffset), {
      positions: true,
      line: location.startTag.endLine,
      parseAtrulePrelude: false,
      parseRulePrelude: false,
      parseValue: false,
    });
    if (sheet.type === 'StyleSheet') for (const node of sheet.children) addNode(node, found);
  }
  return found;
}

export function clientParts(document: Document, source: string): ClientParts {
  const elements = [...elementsOf(document)];
  return { tags: tagsOf(elements, source), ...stylesOf(elements, source) };
}
