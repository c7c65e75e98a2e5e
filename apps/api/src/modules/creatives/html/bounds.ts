import { parse } from 'parse5';
import { tokenize } from 'css-tree/tokenizer';
import { countedTree, TooManyElements } from '../../../platform/html/countedTree.ts';
import { outlookReading } from './outlook/reading.ts';
import { isCssAttribute } from './styles/css.ts';
import { childrenOf, elementsOf, rawTextOf, type Document, type Node } from './tree.ts';

/**
 * The largest HTML of an e-mail that is checked, mended or shown. Up to this size, all three end within their limits of time
 * and memory. The largest known e-mails are a tenth as large.
 */
const MOST = { elements: 50_000, depth: 1_000, styles: 300_000 } as const;

export type Bound = keyof typeof MOST;

/**
 * Why work in a helper has no result. `time`, `space`: it ran out of its own processor time, or of memory or stack, and would
 * again. `ended`: its caller left, or the machine gave it too little time. `busy`: too much work of the same person waits.
 */
export type Over = 'time' | 'space' | 'ended' | 'busy';

const number = new Intl.NumberFormat('en-US');

/** Why HTML can't be read, in words that follow a colon. The check and the preview use the same words. */
export const overWords: Record<Bound | Over, string> = {
  elements: `it has more than ${number.format(MOST.elements)} elements`,
  depth: `its elements are nested more than ${number.format(MOST.depth)} deep`,
  styles: `its styles have more than ${number.format(MOST.styles)} words and signs`,
  space: 'it is nested too deep or too tangled',
  time: 'that takes too long',
  ended: 'the server is too busy. Try again in a minute',
  busy: 'too many of your previews are waiting. Close some of them and try again',
};

export const NOT_TEXT = 'it is not text';

function isTooDeep(document: Document): boolean {
  let level: readonly Node[] = [document];
  // A level more than elements: the document itself.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST.depth) return true;
    level = level.flatMap((node) => [...childrenOf(node)]);
  }
  return false;
}

function hasTooManyStyles(document: Document): boolean {
  let count = 0;
  const add = (css: string): void => tokenize(css, () => void (count += 1));
  for (const element of elementsOf(document)) {
    if (element.tagName === 'style') add(rawTextOf(element));
    for (const { name, value } of element.attrs) if (isCssAttribute(name)) add(value);
    if (count > MOST.styles) return true;
  }
  return false;
}

/** The marks around what only Outlook reads. */
const CONDITION = /<!--\[if\s[^\][]*\]>|<!\[endif\]-->/gi;

function boundOfReading(html: string): Bound | null {
  try {
    const document = parse(html, { treeAdapter: countedTree(MOST.elements) });
    if (isTooDeep(document)) return 'depth';
    return hasTooManyStyles(document) ? 'styles' : null;
  } catch (error) {
    if (error instanceof TooManyElements) return 'elements';
    throw error;
  }
}

/**
 * The bound that the HTML of an e-mail exceeds: as everybody reads it, with all that is meant for any Outlook, or as Outlook on
 * Windows reads it, where tags in the parts for others are gone. Null when it is within all. The same HTML always has the same
 * answer.
 */
export function boundOf(html: string): Bound | null {
  const bound = boundOfReading(html);
  if (bound !== null) return bound;
  const readings = new Set([html.replace(CONDITION, ' '), outlookReading(html)]);
  readings.delete(html);
  for (const reading of readings) {
    const other = boundOfReading(reading);
    if (other !== null) return other;
  }
  return null;
}
