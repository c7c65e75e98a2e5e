import { defaultTreeAdapter } from 'parse5';
import type { Range } from '../mail.ts';
import { stylesOf } from '../styles/styleRules.ts';
import { attributeOf, childrenOf, elementsOf } from '../tree.ts';
import type { Document, Element, Node } from '../tree.ts';

const HIDING: ReadonlySet<string> = new Set(['display', 'mso-hide']);

/** They hold the whole e-mail. */
const NEVER_HIDDEN: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/** Outlook ignores a declaration with `!important` in an attribute. */
function isIgnored(element: Element, property: string): boolean {
  const declarations = (attributeOf(element, 'style') ?? '').toLowerCase().split(';');
  return declarations.some((each) => each.trim().startsWith(property) && /!\s*important\s*$/.test(each));
}

/** The elements that hold one of these. */
function holdersOf(inner: readonly Element[]): Set<Node> {
  const holders = new Set<Node>();
  for (const element of inner) {
    for (let node: Node | null = element.parentNode; node && !holders.has(node);) {
      holders.add(node);
      node = 'parentNode' in node ? node.parentNode : null;
    }
  }
  return holders;
}

/**
 * The places that Outlook on Windows hides, outermost first: by `display:none`, which does nothing on a picture, and by
 * `mso-hide:all`. Neither reaches into a table inside, so such a table stays.
 */
export function hiddenInOutlook(document: Document, source: string): Range[] {
  const styleOf = stylesOf(document, source, HIDING);
  const isHidden = (element: Element): boolean => {
    if (NEVER_HIDDEN.has(element.tagName)) return false;
    const style = styleOf(element);
    const has = (property: string, value: string) => style.get(property) === value && !isIgnored(element, property);
    return has('mso-hide', 'all') || (has('display', 'none') && element.tagName !== 'img');
  };
  const elements = [...elementsOf(document)];
  if (!elements.some(isHidden)) return [];
  const holders = holdersOf(elements.filter((element) => element.tagName === 'table' && !isHidden(element)));
  const ranges: Range[] = [];
  const stack: { node: Node; hides: boolean }[] = [{ node: document, hides: false }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node } = next;
    let { hides } = next;
    if (defaultTreeAdapter.isElementNode(node)) hides = isHidden(node) || (hides && node.tagName !== 'table');
    const at = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    if (hides && at && !holders.has(node)) ranges.push({ from: at.startOffset, to: at.endOffset });
    else for (const child of childrenOf(node).toReversed()) stack.push({ node: child, hides });
  }
  return ranges;
}
