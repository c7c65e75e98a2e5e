import { commentsIn, opensForAll } from '../../html/mail.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Document } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';

const BLANK_BEFORE = /^<!--\s+\[if\s/i;
const CONDITIONAL = /^<!--\s*\[if\s[^\]]*\]>/i;

/** Why a conditional comment doesn't do what it looks like. */
function faultOf(text: string): string | null {
  if (BLANK_BEFORE.test(text))
    return opensForAll(text)
      ? 'has a blank before its bracket, so Outlook shows what follows as well'
      : 'has a blank before its bracket, so nobody sees what is in it';
  if (!CONDITIONAL.test(text) || opensForAll(text)) return null;
  if (!text.endsWith('-->')) return 'is never closed, so nobody sees the rest of the e-mail';
  return /<!\[endif\]\s*-->$/i.test(text) ? null : 'is closed before its <![endif], so everybody sees what follows';
}

/** Finds comments for Outlook with a slip, because of which mail programs read them as something else. */
export function conditionalFindings(document: Document, source: string): Finding[] {
  return commentsIn(document, source).flatMap(({ from, text }): Finding[] => {
    const fault = faultOf(text);
    if (fault === null) return [];
    return [
      {
        kind: 'conditional_comment',
        message: `The comment for Outlook ${fault}`,
        part: text.slice(0, 200),
        place: placeIn(source, from),
      },
    ];
  });
}
