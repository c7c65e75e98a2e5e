import { sameChange } from '@mailroom/domain/verdicts/linkChange';
import type { Place } from './finding.ts';
import { replaceLink, retargetLinks } from './replaceLink.ts';

/** A correction of the link at a place. */
interface Correction {
  html: string;
  place: Place;
  from: string;
  to: string;
  /** Whether all links on its host move with it. */
  isForHost: boolean;
}

/** The HTML with the correction; null without a link there. */
export function correctLink({ html, place, from, to, isForHost }: Correction): { html: string } | null {
  const single = replaceLink(html, place, to);
  if (single === null) return null;
  return { html: isForHost ? retargetLinks(single, (target) => sameChange({ from, to }, target)) : single };
}
