import type { Finding } from '../../html/finding.ts';
import type { FoundLink } from '../../html/links.ts';
import { shortened } from '../shortened.ts';

/** Parameters that all links of a campaign share. */
const SHARED = ['utm_campaign', 'utm_source', 'utm_medium'] as const;

/** With fewer links that agree, nobody can say which one is odd. */
const FEWEST = 3;

/** Pages and files that nobody counts as a campaign's. */
const UNCOUNTED =
  /privacy|policy|terms|conditions|legal|imprint|impressum|datenschutz|\bagb\b|cookie|prefer|subscri|contact|kontakt|help|support|\bfaq|browser|online|web[ -]?version|confidentialit|mentions|privacidad|aviso|careers?\b|jobs?\b|\.(?:pdf|ics|vcf|pkpass|png|jpe?g|gif)(?:$|\s)/i;

function hostOf({ isOutlookOnly, isTold, kind, url }: FoundLink): string | null {
  if (isOutlookOnly || isTold || kind !== 'web' || !URL.canParse(url)) return null;
  return new URL(url).host;
}

/** Whether its address or its words say that it is such a page. */
function isUncounted({ url, text }: FoundLink): boolean {
  return UNCOUNTED.test(`${new URL(url).pathname} ${text}`);
}

function isTracked({ tracking }: FoundLink): boolean {
  return Object.keys(tracking).some((name) => /^utm_/i.test(name));
}

/** The only page among these links. Two pages may be meant to differ. */
function onlyOne(links: readonly FoundLink[]): FoundLink | undefined {
  return new Set(links.map(({ url }) => url)).size === 1 ? links[0] : undefined;
}

function findingAbout(link: FoundLink, fault: string): Finding {
  return {
    kind: 'tracking_differs',
    message: `The link '${shortened(link.text || link.url)}' ${fault}`,
    part: link.part,
    ...(link.place && { place: link.place }),
  };
}

function untrackedFinding(host: string, links: readonly FoundLink[]): Finding[] {
  const tracked = links.filter(isTracked).length;
  const odd = onlyOne(links.filter((link) => !isTracked(link) && !isUncounted(link)));
  if (!odd || tracked < FEWEST) return [];
  return [findingAbout(odd, `has no utm parameters, and the other ${tracked} links to ${host} have them`)];
}

/** The link whose value differs from the one that all others have. A value with a field is another for each reader. */
function oddFinding(host: string, links: readonly FoundLink[], name: (typeof SHARED)[number]): Finding[] {
  const byValue = Map.groupBy(links, ({ tracking }) => tracking[name] ?? '');
  byValue.delete('');
  const [most, least, ...more] = [...byValue].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most || !least || more.length > 0 || `${most[0]}${least[0]}`.includes('{{')) return [];
  const odd = onlyOne(least[1]);
  if (!odd || most[1].length < FEWEST || most[1].length === least[1].length) return [];
  const others = `the other ${most[1].length} links to ${host} have ${shortened(most[0])}`;
  return [findingAbout(odd, `has ${name} ${shortened(least[0])}, and ${others}`)];
}

/** Finds the one link to a host that is counted under another campaign than the rest, or not at all. */
export function trackingFindings(links: readonly FoundLink[]): Finding[] {
  const byHost = Map.groupBy(links, hostOf);
  byHost.delete(null);
  return [...byHost].flatMap(([host, same]) => {
    const name = host ?? '';
    const [odd] = SHARED.flatMap((parameter) => oddFinding(name, same, parameter));
    return [...untrackedFinding(name, same), ...(odd ? [odd] : [])];
  });
}
