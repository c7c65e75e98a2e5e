import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { parse as parseHost } from 'tldts';
import type { Finding, Place } from '../html/finding.ts';
import { shortened } from './shortened.ts';
import type { FoundLink } from '../html/links.ts';
import { isMeantToUnsubscribe, mayUnsubscribe, readsUnsubscribe, unsubscribesByTarget } from '../html/linkKind.ts';
import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';

export function hasUnsubscribeLink(links: readonly FoundLink[]): boolean {
  return links.some(({ isOutlookOnly, url }) => !isOutlookOnly && unsubscribesByTarget(url));
}

function isUnsubscribeField(text: string): boolean {
  return foreignField(text)?.field === '{{unsubscribe_url}}';
}

/**
 * The link that readers take for the unsubscribe link, where no link is one. If it is a field of another tool, all links with this
 * field follow it, those for Outlook too: they have one fault.
 */
export function meantToUnsubscribe(links: readonly FoundLink[]): FoundLink[] {
  if (hasUnsubscribeLink(links)) return [];
  const meant = links.find(
    (link) => !link.isOutlookOnly && (isUnsubscribeField(link.url) || isMeantToUnsubscribe(link)),
  );
  if (!meant || !isUnsubscribeField(meant.url)) return meant ? [meant] : [];
  return [meant, ...links.filter((link) => link !== meant && link.url === meant.url)];
}

function whereItLeads({ url }: FoundLink): string {
  const foreign = foreignField(url);
  if (foreign) return `is a field of ${foreign.tool}, ${url}`;
  return url === '' || url === '#' ? 'leads nowhere' : `leads to ${url}, which is not an unsubscribe address`;
}

/** A field of another tool in the text, which draws the unsubscribe link there. */
interface TextField {
  text: string;
  place: Place;
}

function unsubscribeMessage(meant: FoundLink | undefined, field: TextField | undefined): string {
  if (meant) return `The link '${meant.text || meant.url}' ${whereItLeads(meant)}; use {{unsubscribe_url}}`;
  if (field)
    return `The unsubscribe link is a field of ${foreignField(field.text)?.tool}, ${field.text}; add a link with the target {{unsubscribe_url}}`;
  return 'There is no unsubscribe link; add one with the target {{unsubscribe_url}}';
}

/** `field` is the first field of another tool in the text that draws an unsubscribe link. */
export function unsubscribeFindings(links: readonly FoundLink[], field?: TextField): Finding[] {
  if (hasUnsubscribeLink(links)) return [];
  const [meant] = meantToUnsubscribe(links);
  const place = meant ? meant.place : field?.place;
  const message = unsubscribeMessage(meant, field);
  return [{ kind: 'no_unsubscribe_link', message, part: 'unsubscribe', ...(place && { place }) }];
}

function about(link: FoundLink): Pick<Finding, 'part' | 'place'> {
  return { part: link.part, ...(link.place && { place: link.place }) };
}

/** Links beside the unsubscribe link that read like one. Where there is none, the one that is missing is named instead. */
export function misnamedUnsubscribeFindings(links: readonly FoundLink[]): Finding[] {
  if (!hasUnsubscribeLink(links)) return [];
  return links
    .filter(
      ({ isOutlookOnly, isTold, kind, text, url }) =>
        !isOutlookOnly && !isTold && kind === 'unsubscribe' && readsUnsubscribe(text) && !mayUnsubscribe(url),
    )
    .map((link) => ({
      ...about(link),
      kind: 'unsubscribe_elsewhere',
      message: `The link '${shortened(link.text)}' leads to ${shortened(link.url)}, which is not an unsubscribe address; use {{unsubscribe_url}}`,
    }));
}

/** An address without a host leads nowhere, which is a finding of its own. */
export function isInsecure({ kind, url }: Pick<FoundLink, 'kind' | 'url'>): boolean {
  return kind === 'web' && /^http:/i.test(url) && !/^http:\/*$/i.test(url.trim());
}

export function insecureLinkFindings(links: readonly FoundLink[]): Finding[] {
  return links
    .filter((link) => isInsecure(link))
    .map((link) => ({
      ...about(link),
      kind: 'insecure_link',
      message: `The link '${shortened(link.text || link.url)}' is not encrypted (http)`,
    }));
}

/** Links that need a program that not every reader has. */
export function appLinkFindings(links: readonly FoundLink[]): Finding[] {
  return links
    .filter((link) => link.kind === 'app')
    .map((link) => ({
      ...about(link),
      kind: 'app_link',
      message: `The link '${shortened(link.text || link.url)}' opens only where an app for ${link.url.split(':')[0]}: is installed`,
    }));
}

/** Links that a screen reader can only spell out: a picture without alt text, or nothing at all. */
export function unnamedLinks(links: readonly FoundLink[]): FoundLink[] {
  return links.filter((link) => link.text === '' && link.url !== '' && link.kind !== 'anchor');
}

export function unnamedLinkFindings(links: readonly FoundLink[]): Finding[] {
  return unnamedLinks(links).map((link) => ({
    ...about(link),
    kind: 'link_without_name',
    message: `The link to ${shortened(link.url)} has no text; write what it leads to, or the alt text of its picture`,
  }));
}

/** An address that stands for itself in a text: `https://…`, `www.…`, or nothing but a host. */
const NAMED_ADDRESS = /https?:\/\/[^\s/?#]+|\bwww\.[^\s/?#]+|^\s*(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=\s*$|\/)/iu;

function domainOf(address: string): string | null {
  const { domain, isIcann } = parseHost(address.trim());
  return isIcann ? domain : null;
}

/** Links whose text names one address and whose target is another: mail programs and filters warn of them. */
export function misleadingLinkFindings(links: readonly FoundLink[]): Finding[] {
  return links.flatMap((link): Finding[] => {
    if (link.kind !== 'web' || findPlaceholders(link.url.split(/[?#]/)[0] ?? '').length > 0) return [];
    const named = domainOf(NAMED_ADDRESS.exec(link.text)?.[0] ?? '');
    const target = domainOf(link.url);
    if (named === null || target === null || named === target) return [];
    return [
      {
        ...about(link),
        kind: 'link_misleads',
        message: `The link reads '${shortened(link.text)}' but leads to ${target}`,
      },
    ];
  });
}
