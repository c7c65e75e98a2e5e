import { convert } from 'html-to-text';

/** The text part of an e-mail, as a reader without HTML gets it. Bounded: nesting and size may be hostile. */
export const textFromHtml = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    limits: { maxDepth: 200, maxChildNodes: 20_000, maxInputLength: 1 << 20, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'], ignoreHref: false } },
      { selector: 'table', format: 'block' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
