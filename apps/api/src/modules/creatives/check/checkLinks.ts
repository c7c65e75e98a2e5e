import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { checkLink } from './checkLink.ts';
import type { LinkResult } from './checkLink.ts';
import { eachAtMost } from './eachAtMost.ts';
import type { Finding } from './finding.ts';
import type { FoundLink } from '../html/links.ts';
import { shortened } from './shortened.ts';

/** Connections at a time: enough to check forty slow links in seconds, too few to flood a host. */
const MOST_CONNECTIONS = 10;

/** Redirects after which a click feels broken. */
const MANY_REDIRECTS = 3;

export type CheckedLink = FoundLink & LinkResult;

/** Checks each address once, even if several links lead to it. */
export async function checkLinks(
  outbound: Outbound,
  links: readonly FoundLink[],
  anchors: readonly string[],
  signal: AbortSignal,
  done: (count: number) => void,
): Promise<CheckedLink[]> {
  const places = new Set(anchors);
  const results = new Map<string, LinkResult>();
  const byUrl = Map.groupBy(
    links,
    (link) => `${link.kind} ${link.url.startsWith('#') ? link.url : link.url.split('#')[0]}`,
  );
  await eachAtMost(MOST_CONNECTIONS, [...byUrl], async ([key, same]) => {
    const [first] = same;
    if (first) results.set(key, await checkLink(outbound, first, places, signal));
    done(same.length);
  });
  return [...byUrl]
    .flatMap(([key, same]) => {
      const result = results.get(key);
      return result ? same.map((link) => ({ ...link, ...result })) : [];
    })
    .toSorted((one, other) => one.position - other.position);
}

function nameOf(link: FoundLink): string {
  return shortened(link.text || link.url || '(empty)');
}

export function linkFindings(links: readonly CheckedLink[]): Finding[] {
  return links.flatMap((link): Finding[] => {
    const about = { part: link.part, link: link.position, ...(link.place && { place: link.place }) };
    if (link.isTold) return [];
    if (link.result === 'Pending') {
      const message = `The link '${nameOf(link)}' can't be checked. ${link.problem ?? ''}`.trim();
      return [{ ...about, kind: 'link_refuses_robots', message }];
    }
    if (link.result === 'Error') {
      return [
        {
          ...about,
          kind: 'broken_link',
          message: `The link '${nameOf(link)}' is broken. ${link.problem ?? ''}`.trim(),
        },
      ];
    }
    if ((link.redirects ?? 0) >= MANY_REDIRECTS) {
      return [
        {
          ...about,
          kind: 'many_redirects',
          message: `The link '${nameOf(link)}' is redirected ${link.redirects} times`,
        },
      ];
    }
    return [];
  });
}
