import { GMAIL_STYLES, gmailStylesOf } from '../../html/styles/gmailStyles.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Document } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';

/** As people write it: 17,567. */
function counted(number: number): string {
  return number.toLocaleString('en-US');
}

const LOST = 'Without them columns don’t stack on a phone, and only what style attributes say stays';

/** A reason for which Gmail drops styles. */
interface Dropped extends Pick<Finding, 'message' | 'place'> {
  /** The part that Gmail ignores, as the list of clients names it. */
  feature: string;
}

export function droppedStyles(document: Document, source: string): Dropped[] {
  const { characters, nested } = gmailStylesOf(document, source);
  const found: Dropped[] = nested.map(({ name, at }) => ({
    feature: `${name} inside another rule`,
    message: `Gmail drops the style sheet with ${name} inside another rule; write it outside`,
    place: placeIn(source, at),
  }));
  if (characters <= GMAIL_STYLES) return found;
  const message = `Gmail drops your styles: ${counted(characters)} of ${counted(GMAIL_STYLES)} characters. ${LOST}`;
  return [{ feature: `styles of more than ${counted(GMAIL_STYLES)} characters`, message }, ...found];
}

/** A rule that no program knows. MJML writes it into a sheet that Gmail is to drop. */
const ON_PURPOSE = /^@gmail\b/i;

export function gmailStyleFindings(document: Document, source: string): Finding[] {
  return droppedStyles(document, source)
    .filter(({ feature }) => !ON_PURPOSE.test(feature))
    .map(({ feature, ...found }) => ({ ...found, kind: 'gmail_drops_styles', part: feature }));
}
