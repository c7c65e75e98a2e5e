import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import type { Analysis } from './analyseHtml.ts';
import { mergeFieldsOf } from './analyseHtml.ts';
import { fallbackFindings, missedUnsubscribeFields, placeholderFindings, placeholdersOfOthers } from './fieldRules.ts';
import { addressFindings, textShareFindings } from './rules.ts';
import { insecureLinkFindings, unsubscribeFindings } from './linkRules.ts';
import { subjectFindings } from './lineRules.ts';
import { fillerFindings } from './judge/fillerTexts.ts';
import { filterWordFindings } from './judge/filterWords.ts';
import { placeIn } from '../html/placeIn.ts';
import { linksInText } from '../html/textLinks.ts';

interface TextContent {
  text: string;
  subject: string | null;
  postalAddress: string | null;
  preheader?: string | null;
  /** The account's thresholds. Default: Mailroom's own. */
  thresholds?: Thresholds;
}

/** Analyses a plain-text e-mail, which has no markup, images or clients to check. */
export function analyseText(content: TextContent): Analysis {
  const { text, subject, postalAddress, preheader = null, thresholds = STANDARD_THRESHOLDS } = content;
  const links = linksInText(text);
  const words = text.replace(/\s+/g, ' ').trim();
  const fields = missedUnsubscribeFields(text, links, [{ from: 0, to: text.length }]);
  const written = { subject, preheader, texts: [{ text, placeOf: (index: number) => placeIn(text, index) }] };
  return {
    findings: [
      ...(words === ''
        ? [{ kind: 'no_body', message: 'There is no text', part: 'body' } as const]
        : [
            ...unsubscribeFindings(links, fields[0]),
            ...addressFindings(words, postalAddress, placeholdersOfOthers(text, links)),
          ]),
      ...placeholderFindings(text, links, fields),
      ...fallbackFindings(text, links),
      ...subjectFindings(subject, thresholds),
      ...textShareFindings({ words, postalAddress, images: [], links }, thresholds),
      ...insecureLinkFindings(links),
      ...fillerFindings({ ...written, images: [] }),
      ...filterWordFindings(written, thresholds),
    ],
    links,
    images: [],
    saidSizes: new Map(),
    clients: [],
    words,
    language: '',
    preheader: null,
    derivedText: text,
    mergeFields: mergeFieldsOf(text, subject, preheader),
    sentSize: null,
    anchors: [],
  };
}
