import { defaultTreeAdapter } from 'parse5';
import { elementsOf } from './tree.ts';
import type { Document, Element } from './tree.ts';

interface Ends {
  /** Offsets in the file. */
  start: number;
  end: number;
}

/** Finds where the body's content begins and ends, even without body tags. */
export function bodyEnds(document: Document, source: string): Ends {
  const found = new Map<string, Element['sourceCodeLocation']>();
  for (const element of elementsOf(document)) {
    if (!found.has(element.tagName)) found.set(element.tagName, element.sourceCodeLocation);
    if (element.tagName === 'body') break;
  }
  const [html, head, body] = ['html', 'head', 'body'].map((name) => found.get(name));
  const doctype = document.childNodes.find((node) => defaultTreeAdapter.isDocumentTypeNode(node))?.sourceCodeLocation;
  return {
    start: body?.startTag?.endOffset ?? head?.endTag?.endOffset ?? html?.startTag?.endOffset ?? doctype?.endOffset ?? 0,
    end: body?.endTag?.startOffset ?? html?.endTag?.startOffset ?? source.length,
  };
}
