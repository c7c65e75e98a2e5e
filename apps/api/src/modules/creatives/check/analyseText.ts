import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import type { Analysis } from './analyseHtml.ts';
import { mergeFieldsOf } from './analyseHtml.ts';
import { fallbackFindings, placeholderFindings } from './fieldRules.ts';
import { addressFindings, styleFindings } from './rules.ts';
import { insecureLinkFindings, unsubscribeFindings } from './linkRules.ts';
import { filterWordFindings } from './judge/filterWords.ts';
import type { FoundLink } from '../html/links.ts';
import { placeIn } from '../html/placeIn.ts';
import { linkKind, trackingOf } from '../html/linkKind.ts';

const TARGET = /https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|\{\{\s*unsubscribe_url\s*\}\}/gi;

/** Removes full stops and closing brackets, which belong to the sentence. */
function trimmed(url: string): string {
  return url.replace(/[.,;:!?)\]]+$/, '');
}

export function linksInText(text: string): FoundLink[] {
  return [...text.matchAll(TARGET)].map((match, index) => {
    const url = match[0].startsWith('{{') ? match[0] : trimmed(match[0]);
    return {
      position: index + 1,
      text: '',
      url,
      kind: linkKind(url, ''),
      tracking: trackingOf(url),
      part: url,
      place: placeIn(text, match.index),
      from: match.index,
      to: match.index + url.length,
    };
  });
}

interface TextContent {
  text: string;
  subject: string | null;
  senderAddress: string | null;
  preheader?: string | null;
  /** The account's; without them the defaults. */
  thresholds?: Thresholds;
}

/** Analyses a plain-text e-mail, which has no markup, images or clients to check. */
export function analyseText(content: TextContent): Analysis {
  const { text, subject, senderAddress, preheader = null, thresholds = STANDARD_THRESHOLDS } = content;
  const links = linksInText(text);
  const words = text.replace(/\s+/g, ' ').trim();
  return {
    findings: [
      ...(words === '' ? [{ kind: 'no_body', message: 'There is no text', part: 'body' } as const] : []),
      ...unsubscribeFindings(links),
      ...addressFindings(words, senderAddress),
      ...placeholderFindings(text, links),
      ...fallbackFindings(text, links),
      ...styleFindings({ words, subject, senderAddress, images: [], links }, thresholds),
      ...insecureLinkFindings(links),
      ...filterWordFindings(
        { subject, preheader, texts: [{ text, placeOf: (index) => placeIn(text, index) }] },
        thresholds,
      ),
    ],
    links,
    images: [],
    clients: [],
    words,
    language: '',
    preheader: null,
    derivedText: text,
    mergeFields: mergeFieldsOf(text, subject, preheader),
    anchors: [],
  };
}
