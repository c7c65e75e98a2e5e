import { edited, type Edit } from './edits.ts';
import { linkTargets } from './links.ts';
import { readMail } from './mail.ts';
import { attributeOf, placeOf } from './tree.ts';
import type { Place } from './finding.ts';
import { linksInText } from './textLinks.ts';
import { escapeHtml } from './values.ts';

/** Gives the link at this place another target and keeps every other byte. Null without a link there. */
export function replaceLink(html: string, { line, col }: Place, url: string): string | null {
  const target = linkTargets(readMail(html)).find(({ element }) => {
    const at = placeOf(element, 'href');
    return at?.line === line && at.col === col;
  });
  return target ? `${html.slice(0, target.from)}href="${escapeHtml(url)}"${html.slice(target.to)}` : null;
}

/** A link's new target; null keeps the old one. */
type Retarget = (url: string) => string | null;

/** Gives all links their new targets and keeps every other byte. */
export function retargetLinks(html: string, retarget: Retarget): string {
  const edits = linkTargets(readMail(html)).flatMap(({ element, from, to }): Edit[] => {
    const next = retarget(attributeOf(element, 'href') ?? '');
    return next === null ? [] : [{ from, to, text: `href="${escapeHtml(next)}"` }];
  });
  return edited(html, edits);
}

/** Does the same in a plain-text e-mail. */
export function retargetTextLinks(text: string, retarget: Retarget): string {
  const edits = linksInText(text).flatMap(({ url, from = 0, to = 0 }): Edit[] => {
    const next = retarget(url);
    return next === null ? [] : [{ from, to, text: next }];
  });
  return edited(text, edits);
}

/** Gives the link at this position another target in a plain-text e-mail. */
export function replaceTextLink(text: string, position: number, url: string): string | null {
  const links = linksInText(text);
  const link = links[position - 1];
  if (!link) return null;
  const earlier = links.slice(0, position - 1).filter((each) => each.url === link.url).length;
  let at = -1;
  for (let turn = 0; turn <= earlier; turn += 1) at = text.indexOf(link.url, at + 1);
  return `${text.slice(0, at)}${url}${text.slice(at + link.url.length)}`;
}
