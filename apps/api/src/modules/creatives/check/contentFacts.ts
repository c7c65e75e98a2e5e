import type { EncodedSize } from '../../../platform/mail/textEncoding.ts';
import type { Analysis } from './analyseHtml.ts';

/** Facts about an e-mail that are neither good nor bad. */
export interface ContentFacts {
  words: number;
  /** The language that the HTML names, as it names it: 'en', 'de-AT'. */
  language: string | null;
  /** The text that inboxes show beside the subject, unless the creative has a preheader of its own. */
  preview: string;
  /** The hidden text at the start of the HTML; null without one. Absent where it was checked before this was kept. */
  hidden_preheader?: string | null;
  /** The weight of the HTML as it is sent. Absent where it was checked before this was counted. */
  sent_html?: EncodedSize | null;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** More than any inbox shows. */
const LONGEST_PREVIEW = 300;

/** BCP 47 allows more; nothing that is longer names a language. */
const LONGEST_LANGUAGE = 35;

/** After a short hidden text, inboxes show what follows it. */
export function contentFactsOf({
  words,
  language,
  preheader,
  derivedText,
  sentSize,
}: Pick<Analysis, 'words' | 'language' | 'preheader' | 'derivedText' | 'sentSize'>): ContentFacts {
  const preview = `${preheader ?? ''} ${derivedText}`.replace(/\s+/g, ' ').trim();
  return {
    words: words.match(WORD)?.length ?? 0,
    language: language === '' ? null : language.slice(0, LONGEST_LANGUAGE),
    preview: [...preview].slice(0, LONGEST_PREVIEW).join(''),
    hidden_preheader: preheader === null ? null : [...preheader].slice(0, LONGEST_PREVIEW).join(''),
    sent_html: sentSize,
  };
}
