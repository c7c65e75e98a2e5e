import { convert } from 'html-to-text';
import type { DomNode, FormatCallback } from 'html-to-text';
import { percentDecoded } from '../html/percentDecoded.ts';

/** The text of an element, with single blanks. */
function wordsOf(nodes: readonly DomNode[]): string {
  const parts: string[] = [];
  const stack = nodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') parts.push(node.data ?? '');
    else stack.push(...(node.children ?? []).toReversed());
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Cells stay apart. In a layout they hold blocks, which begin lines of their own. */
const cell: FormatCallback = (element, walk, builder) => {
  builder.addInline(' ');
  walk(element.children, builder);
};

/** Writes only the address: subject and text, which may follow it in the link, aren't for readers. */
const mailLink: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  const [to = ''] = (element.attribs?.['href'] ?? '').replace(/^\s*mailto:/i, '').split('?');
  const address = percentDecoded(to);
  if (address !== '' && !wordsOf(element.children ?? []).includes(address))
    builder.addInline(` (${address})`, { noWordTransform: true });
};

/** Makes the text part for readers without HTML. Depth and size are limited because the file may be hostile. */
export function derivedTextOf(html: string): string {
  return convert(html, {
    wordwrap: 78,
    limits: { maxDepth: 200, maxChildNodes: 20_000, maxInputLength: 1 << 20, ellipsis: '' },
    formatters: { cell, mailLink },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'], ignoreHref: false } },
      { selector: 'a[href^="mailto:" i]', format: 'mailLink' },
      { selector: 'table', format: 'block' },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'cell' },
      { selector: 'th', format: 'cell' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
