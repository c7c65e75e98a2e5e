import { domainToUnicode } from 'node:url';
import type { FoundLink } from '../../html/links.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** Letters of other scripts that most fonts draw like Latin ones. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуьѵгпкмтвнзαοεικνρτυχ\d-]+$/u;

/** Scripts whose letters nobody mixes with Latin ones in a word, unlike those of Japanese and Korean. */
const APART = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

function isMixed(label: string): boolean {
  return APART.test(label) && /\p{Script=Latin}/u.test(label);
}

function isLike(label: string): boolean {
  return APART.test(label) && LIKE_LATIN.test(label);
}

function hostOf({ kind, url }: FoundLink): { ascii: string; shown: string; user: string } | null {
  if (!['web', 'unsubscribe'].includes(kind) || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { hostname, username } = new URL(url);
  return { ascii: hostname, shown: domainToUnicode(hostname), user: username };
}

function readsLikeHost(user: string): boolean {
  return user.includes('.');
}

/** Whether a link has a finding here for its user name, so that it needs no other. */
export function hasHostAsUser(link: FoundLink): boolean {
  return readsLikeHost(hostOf(link)?.user ?? '');
}

function faultOf(link: FoundLink): string | null {
  const host = hostOf(link);
  if (!host) return null;
  const { ascii, shown, user } = host;
  if (readsLikeHost(user))
    return `leads to ${ascii}: what stands before the @ is a user name, though it looks like a host`;
  const labels = shown.split('.');
  if (labels.some((label) => isMixed(label)))
    return `leads to ${shown} (${ascii}), which mixes Latin letters with others that look like them`;
  return labels.some((label) => isLike(label))
    ? `leads to ${shown} (${ascii}), whose letters look Latin and aren’t`
    : null;
}

/** Finds links whose host reads like another one. */
export function lookalikeFindings(links: readonly FoundLink[]): Finding[] {
  return links.flatMap((link): Finding[] => {
    const fault = faultOf(link);
    if (fault === null) return [];
    const message = `The link '${shortened(link.text || link.url)}' ${fault}`;
    return [{ kind: 'link_lookalike', message, part: link.part, ...(link.place && { place: link.place }) }];
  });
}
