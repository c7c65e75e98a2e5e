import { GMAIL_STYLES, gmailStylesOf } from '../../html/gmailStyles.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Document } from '../../html/tree.ts';
import type { Finding } from '../finding.ts';

/** As people write it: 17,567. */
function counted(number: number): string {
  return number.toLocaleString('en-US');
}

const LOST = 'Without them columns don’t stack on a phone, and only what style attributes say stays';

export function gmailStyleFindings(document: Document, source: string): Finding[] {
  const { characters, nested } = gmailStylesOf(document, source);
  const found: Finding[] = nested.map(({ name, at }) => ({
    kind: 'gmail_drops_styles',
    message: `Gmail drops the style sheet with ${name} inside another rule; write it outside`,
    part: `nested ${name}`,
    place: placeIn(source, at),
  }));
  if (characters <= GMAIL_STYLES) return found;
  const message = `Gmail drops your styles: ${counted(characters)} of ${counted(GMAIL_STYLES)} characters. ${LOST}`;
  return [{ kind: 'gmail_drops_styles', message, part: 'all styles' }, ...found];
}
