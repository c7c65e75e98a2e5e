import type { FoundLink } from '../../html/links.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** The page that an address names, whatever its parameters say. */
function pageOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}

function nameOf({ text }: FoundLink): string {
  return text.trim().toLowerCase();
}

/** Finds buttons that the e-mail has twice, once for Outlook, with links to different pages. */
export function outlookTargetFindings(links: readonly FoundLink[]): Finding[] {
  const shown = Map.groupBy(
    links.filter(({ isOutlookOnly, text }) => !isOutlookOnly && text !== ''),
    nameOf,
  );
  return links.flatMap((link): Finding[] => {
    const same = link.isOutlookOnly ? shown.get(nameOf(link)) : undefined;
    const [other] = same ?? [];
    if (!same || !other || same.some(({ url }) => pageOf(url) === pageOf(link.url))) return [];
    return [
      {
        kind: 'outlook_target',
        message: `The button '${shortened(link.text)}' leads to ${shortened(link.url)} in Outlook, and to ${shortened(other.url)} everywhere else`,
        part: link.part,
        ...(link.place && { place: link.place }),
      },
    ];
  });
}
