import { defaultTreeAdapter } from 'parse5';
import type { Range } from './mail.ts';
import type { Document, Node } from './tree.ts';

/** Elements that can't hold a link. */
const NO_LINKS: ReadonlySet<string> = new Set(
  'a button head noscript option script style template textarea title'.split(' '),
);

/** The ranges of the file that hold text in which a link can be written: visible, and not in another link. */
export function textRanges(document: Document): Range[] {
  const ranges: Range[] = [];
  const stack: Node[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) {
      const at = node.sourceCodeLocation;
      if (at) ranges.push({ from: at.startOffset, to: at.endOffset });
    } else if (!(defaultTreeAdapter.isElementNode(node) && NO_LINKS.has(node.tagName)) && 'childNodes' in node)
      stack.push(...node.childNodes);
  }
  return ranges;
}
