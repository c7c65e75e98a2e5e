import { isCssAttribute, withCssUrls } from './css.ts';
import { edited, type Edit } from './edits.ts';
import { isFontHost } from './fontHosts.ts';
import { elementsOf, isHtml, parseHtml, styleSheetOf } from './tree.ts';
import type { Element } from './tree.ts';
import { escapeHtml } from '../render/values.ts';

function inCss(css: string, to: (url: string) => string | undefined): string {
  return withCssUrls(css, ({ url, use }) =>
    use === 'image' || (use === 'font' && !isFontHost(url)) ? to(url) : undefined,
  );
}

function inSrcset(srcset: string, to: (url: string) => string | undefined): string {
  return srcset
    .split(',')
    .map((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      return [to(url) ?? url, ...size].join(' ');
    })
    .join(', ');
}

function attributeEdits(element: Element, to: (url: string) => string | undefined): Edit[] {
  return element.attrs.flatMap(({ name, value }) => {
    const location = element.sourceCodeLocation?.attrs?.[name];
    const isCss = isCssAttribute(name);
    if (!location || !(isCss || ['src', 'srcset', 'background'].includes(name))) return [];
    const other = isCss ? inCss(value, to) : name === 'srcset' ? inSrcset(value, to) : (to(value.trim()) ?? value);
    return other === value
      ? []
      : [{ from: location.startOffset, to: location.endOffset, text: `${name}="${escapeHtml(other)}"` }];
  });
}

function sheetEdits(element: Element, source: string, to: (url: string) => string | undefined): Edit[] {
  const sheet = styleSheetOf(element, source);
  if (!sheet) return [];
  const other = inCss(sheet.css, to);
  const text = isHtml(element) ? other : escapeHtml(other);
  return other === sheet.css ? [] : [{ from: sheet.from, to: sheet.to, text }];
}

/** Replaces the addresses of images; an address for which `to` returns undefined stays. */
export function withImageUrls(source: string, to: (url: string) => string | undefined): string {
  const edits = [...elementsOf(parseHtml(source))].flatMap((element) => [
    ...attributeEdits(element, to),
    ...sheetEdits(element, source, to),
  ]);
  return edited(source, edits);
}
