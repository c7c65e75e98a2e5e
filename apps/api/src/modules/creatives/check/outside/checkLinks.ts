import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { askHosts } from './askHosts.ts';
import { checkLink } from './checkLink.ts';
import type { LinkResult } from './checkLink.ts';
import type { Finding } from '../../html/finding.ts';
import type { FoundLink } from '../../html/links.ts';
import { shortened } from '../shortened.ts';

export interface CheckedLink extends FoundLink, LinkResult {
  /** The time of an answer from memory; without it, the link was asked now. */
  askedAt?: Date;
}

/** Answers of the last minutes, by `linkKey`. */
export type KnownAnswers = ReadonlyMap<string, LinkResult & { askedAt: Date }>;

/** Equal for links that get the same answer: the kind decides how an address is asked, a fragment never reaches a server. */
export function linkKey({ kind, url }: FoundLink): string {
  return `${kind} ${url.startsWith('#') ? url : url.split('#')[0]}`;
}

interface LinksToCheck {
  links: readonly FoundLink[];
  anchors: readonly string[];
  known?: KnownAnswers;
}

/** Checks each address once, even if several links lead to it, and none whose answer is known. */
export async function checkLinks(
  outbound: Outbound,
  { links, anchors, known = new Map() }: LinksToCheck,
  signal: AbortSignal,
  done: (count: number) => void,
): Promise<CheckedLink[]> {
  const places = new Set(anchors);
  const results = new Map<string, LinkResult>();
  const byUrl = Map.groupBy(links, linkKey);
  const tell = (key: string, result: LinkResult) => {
    results.set(key, result);
    done(byUrl.get(key)?.length ?? 0);
  };
  const unknown = [...byUrl].flatMap(([key, [first]]) => {
    const answer = known.get(key);
    if (answer) tell(key, answer);
    return first && !answer ? [{ key, url: first.url, link: first }] : [];
  });
  await askHosts(
    unknown,
    ({ link }, stop) => checkLink(outbound, link, places, AbortSignal.any([signal, stop])),
    ({ key }, result) => tell(key, result),
  );
  return [...byUrl]
    .flatMap(([key, same]) => {
      const result = results.get(key);
      return result ? same.map((link) => ({ ...link, ...result })) : [];
    })
    .toSorted((one, other) => one.position - other.position);
}

/** Names a link in a sentence. A button for Outlook often has a twin of the same words. */
function nameOf(link: FoundLink): string {
  return `'${shortened(link.text || link.url || '(empty)')}'${link.isOutlookOnly ? ' for Outlook' : ''}`;
}

export function linkFindings(
  links: readonly CheckedLink[],
  { redirects: most }: Thresholds = STANDARD_THRESHOLDS,
): Finding[] {
  return links.flatMap((link): Finding[] => {
    const about = { part: link.part, link: link.position, ...(link.place && { place: link.place }) };
    if (link.isTold) return [];
    if (link.result === 'Pending') {
      const message = `The link ${nameOf(link)} can't be checked. ${link.problem ?? ''}`.trim();
      return [{ ...about, kind: 'link_refuses_robots', message }];
    }
    if (link.result === 'Error') {
      return [
        {
          ...about,
          kind: 'broken_link',
          message: `The link ${nameOf(link)} is broken. ${link.problem ?? ''}`.trim(),
        },
      ];
    }
    if ((link.redirects ?? 0) > most) {
      return [
        {
          ...about,
          kind: 'many_redirects',
          message: `The link ${nameOf(link)} is redirected ${link.redirects} times; at most ${most} are wanted`,
        },
      ];
    }
    return [];
  });
}
