import { isActiveAttribute, isForbidden } from './html-active.ts';
import { elementsOf, parseHtml } from './html-tree.ts';
import type { Element } from './html-tree.ts';
import { withImageUrls } from './replace-images.ts';

type Cut = { from: number; to: number };

/**
 * Nothing in a preview leads anywhere: links keep their targets to be read, and open windows that the sandbox
 * forbids. What could run is left out too, though the sandbox and the content policy stop it as well.
 */
const cutsOf = (element: Element): Cut[] => {
  const location = element.sourceCodeLocation;
  if (!location) return [];
  if (isForbidden(element)) return [{ from: location.startOffset, to: location.endOffset }];
  return element.attrs.flatMap(({ name, value }) => {
    const at = location.attrs?.[name];
    return at && (name === 'target' || isActiveAttribute(name, value))
      ? [{ from: at.startOffset, to: at.endOffset }]
      : [];
  });
};

const withoutActive = (source: string): string => {
  const cuts = [...elementsOf(parseHtml(source))]
    .flatMap(cutsOf)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let text = '';
  let rest = 0;
  for (const { from, to } of cuts) {
    if (from < rest) continue;
    text += source.slice(rest, from);
    rest = to;
  }
  return text + source.slice(rest);
};

const withBlankTarget = (source: string): string => {
  const head = /<head\b[^>]*>/i.exec(source);
  const at = head
    ? head.index + head[0].length
    : (/^\s*<!doctype[^>]*>(?:\s*<html\b[^>]*>)?|^\s*<html\b[^>]*>/i.exec(source)?.[0].length ?? 0);
  return `${source.slice(0, at)}<base target="_blank">${source.slice(at)}`;
};

/** `imageUrl`: our copy of an image, or undefined where there is none; then its alt text shows. */
export const previewHtml = (source: string, imageUrl: (url: string) => string | undefined): string =>
  withBlankTarget(
    withImageUrls(withoutActive(source), (url) => (url.startsWith('data:') ? url : (imageUrl(url) ?? 'data:,'))),
  );
