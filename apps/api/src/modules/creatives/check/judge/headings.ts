import { shownElements } from '../../html/hidden.ts';
import { attributeOf, placeOf, startTagOf, textOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName) && !attributeOf(element, 'role') && textOf(element) !== '';
}

/** Says what is wrong with a heading after those before it; undefined when nothing is. */
function faultOf(level: number, before: readonly number[]): string | undefined {
  if (level === 1 && before.includes(1)) return 'is a second h1; one names the whole e-mail, and h2 is for its parts';
  const last = before.at(-1);
  if (last === undefined || level <= last + 1) return undefined;
  return `is h${level} right after h${last}; screen readers list headings by level, and expect h${last + 1}`;
}

/** Finds visible headings that skip a level, and every h1 after the first. The first heading may have any level. */
export function headingFindings(document: Document, source: string): Finding[] {
  const before: number[] = [];
  const findings: Finding[] = [];
  for (const element of shownElements(document, source)) {
    if (!isHeading(element)) continue;
    const level = Number(element.tagName.slice(1));
    const fault = faultOf(level, before);
    before.push(level);
    if (fault === undefined) continue;
    const place = placeOf(element);
    findings.push({
      kind: 'heading_order',
      message: `The heading '${shortened(textOf(element))}' ${fault}`,
      part: `${startTagOf(element, source)}${textOf(element)}`,
      ...(place && { place }),
    });
  }
  return findings;
}
