import { cssImageUrls } from './html-images.ts';
import { elementsOf, parseHtml } from './html-tree.ts';
import type { Element } from './html-tree.ts';
import { escapeHtml } from './render-values.ts';

type Cut = { from: number; to: number; text: string };

const inCss = (css: string, to: (url: string) => string | undefined): string =>
  cssImageUrls(css).reduce((text, url) => {
    const other = to(url);
    return other === undefined ? text : text.replaceAll(url, other);
  }, css);

const inSrcset = (srcset: string, to: (url: string) => string | undefined): string =>
  srcset
    .split(',')
    .map((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      return [to(url) ?? url, ...size].join(' ');
    })
    .join(', ');

const attributeCuts = (element: Element, to: (url: string) => string | undefined): Cut[] =>
  element.attrs.flatMap(({ name, value }) => {
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (!location || !['src', 'srcset', 'background', 'style'].includes(name)) return [];
    const other =
      name === 'style' ? inCss(value, to) : name === 'srcset' ? inSrcset(value, to) : (to(value.trim()) ?? value);
    return other === value
      ? []
      : [{ from: location.startOffset, to: location.endOffset, text: `${name}="${escapeHtml(other)}"` }];
  });

const sheetCuts = (element: Element, source: string, to: (url: string) => string | undefined): Cut[] => {
  const location = element.tagName === 'style' ? element.sourceCodeLocation : undefined;
  if (!location?.startTag || !location.endTag) return [];
  const [from, end] = [location.startTag.endOffset, location.endTag.startOffset];
  const css = source.slice(from, end);
  const other = inCss(css, to);
  return other === css ? [] : [{ from, to: end, text: other }];
};

/** The HTML with other addresses for its images; those that `to` doesn't know stay. */
export const withImageUrls = (source: string, to: (url: string) => string | undefined): string => {
  const cuts: Cut[] = [];
  for (const element of elementsOf(parseHtml(source)))
    cuts.push(...attributeCuts(element, to), ...sheetCuts(element, source, to));
  let text = '';
  let rest = 0;
  for (const cut of cuts.toSorted((one, other) => one.from - other.from)) {
    if (cut.from < rest) continue;
    text += source.slice(rest, cut.from) + cut.text;
    rest = cut.to;
  }
  return text + source.slice(rest);
};
