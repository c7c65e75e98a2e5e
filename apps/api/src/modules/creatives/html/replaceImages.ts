import { isCssAttribute, withCssUrls } from './styles/css.ts';
import { edited, type Edit } from './edits.ts';
import { isFontHost } from './fontHosts.ts';
import { srcsetCandidates } from './srcset.ts';
import { elementsOf, isHtml, parseHtml, styleSheetOf } from './tree.ts';
import type { Document, Element } from './tree.ts';
import { escapeHtml } from './values.ts';

/** Returns another address for an image's address; undefined keeps it. */
export type ImageUrl = (url: string) => string | undefined;

function inCss(css: string, to: ImageUrl): string {
  return withCssUrls(css, ({ url, use }) =>
    use === 'image' || (use === 'font' && !isFontHost(url)) ? to(url) : undefined,
  );
}

function inSrcset(srcset: string, to: ImageUrl): string {
  return edited(
    srcset,
    srcsetCandidates(srcset).map(({ url, from, to: end }) => ({ from, to: end, text: to(url) ?? url })),
  );
}

/** The value of an attribute with other addresses of images, unescaped; undefined when it stays as it is. */
export function replacedValue(name: string, value: string, to: ImageUrl): string | undefined {
  const isCss = isCssAttribute(name);
  if (!isCss && !['src', 'srcset', 'background'].includes(name)) return undefined;
  const other = isCss ? inCss(value, to) : name === 'srcset' ? inSrcset(value, to) : (to(value.trim()) ?? value);
  return other === value ? undefined : other;
}

/** A style sheet with other addresses of images, as the file spells it; undefined when it stays as it is. */
export function replacedSheet(element: Element, css: string, to: ImageUrl): string | undefined {
  const other = inCss(css, to);
  if (other === css) return undefined;
  return isHtml(element) ? other : escapeHtml(other);
}

function attributeEdits(element: Element, to: ImageUrl): Edit[] {
  return element.attrs.flatMap(({ name, value }) => {
    const at = element.sourceCodeLocation?.attrs?.[name];
    const other = replacedValue(name, value, to);
    return !at || other === undefined
      ? []
      : [{ from: at.startOffset, to: at.endOffset, text: `${name}="${escapeHtml(other)}"` }];
  });
}

function sheetEdits(element: Element, source: string, to: ImageUrl): Edit[] {
  const sheet = styleSheetOf(element, source);
  if (!sheet) return [];
  const text = replacedSheet(element, sheet.css, to);
  return text === undefined ? [] : [{ from: sheet.from, to: sheet.to, text }];
}

/** The changes that replace the addresses of images; an address for which `to` returns undefined stays. */
export function imageUrlEdits(document: Document, source: string, to: ImageUrl): Edit[] {
  return [...elementsOf(document)].flatMap((element) => [
    ...attributeEdits(element, to),
    ...sheetEdits(element, source, to),
  ]);
}

/** Replaces the addresses of images. */
export function withImageUrls(source: string, to: ImageUrl): string {
  return edited(source, imageUrlEdits(parseHtml(source), source, to));
}
