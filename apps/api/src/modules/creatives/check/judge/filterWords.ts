import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { defaultTreeAdapter } from 'parse5';
import { shownElements } from '../../html/hidden.ts';
import type { Document } from '../../html/tree.ts';
import type { Finding, FindingField, Place } from '../../html/finding.ts';
import { placeIn } from '../../html/placeIn.ts';
import { shortened } from '../shortened.ts';

interface Disliked {
  /** Follows the phrase in a finding. */
  why: string;
  phrases: RegExp;
}

/** Words may be separated by any white space, and an apostrophe may be typed in two ways. */
function anyOf(phrases: readonly string[]): RegExp {
  const pattern = phrases
    .join('|')
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "[’']");
  return new RegExp(String.raw`\b(?:${pattern})\b`, 'gi');
}

const AMOUNT = String.raw`money|cash|thousands|[$€£]?\d[\d,.]{0,12}`;

/**
 * Phrases that filters count, in English. The list is short on purpose: words of an ordinary sale, such as 'free shipping',
 * 'last chance' or 'order now', say nothing about an e-mail.
 */
const DISLIKED: readonly Disliked[] = [
  {
    why: 'promises money, as fraud does, and filters count it',
    phrases: anyOf([
      `(?:make|earn) (?:${AMOUNT}) (?:fast|online|from home|(?:a|per|every) (?:day|week|month))`,
      'double your (?:money|income)',
      'extra (?:cash|income)',
      'get (?:rich|out of debt)',
      'financial freedom',
      'be your own boss',
      'pure profit',
      'cash bonus',
      'free money',
    ]),
  },
  {
    why: 'presses for time, as phishing does, and filters count it',
    phrases: anyOf([
      'act (?:now|immediately|fast)',
      'urgent (?:reply|response|action|notice)',
      'immediate (?:action|attention) (?:is )?required',
      'once in a lifetime',
      'limited time only',
      "before it's too late",
      'what are you waiting for',
    ]),
  },
  {
    why: 'shouts, and filters count capitals and rows of marks',
    // Bounded, so that a hostile text costs no more than its length.
    phrases: /[!?]{3,}|[$€£]{3,}|(?<![\p{L}\d])(?:\p{Lu}[\p{Lu}’']{1,30}[\s,!.]{1,9}){4,60}\p{Lu}{2,30}(?![\p{L}\d])/gu,
  },
  {
    why: 'claims more than anybody can prove, and filters count it',
    phrases: anyOf([
      String.raw`100\s?% (?:free|guaranteed|satisfied|risk(?:-| )free)`,
      'risk(?:-| )free',
      'no strings attached',
      'no catch',
      'guaranteed (?:results|income|winner|approval)',
      'miracle',
      'lose weight fast',
      'you (?:have been|were|are) (?:specially )?selected',
      "you(?:'ve| have) won",
      'you are a winner',
      'this is not spam',
      'as seen on tv',
      'dear friend',
    ]),
  },
];

interface DislikedPhrase {
  text: string;
  why: string;
  index: number;
}

function phrasesIn(text: string): DislikedPhrase[] {
  return DISLIKED.flatMap(({ why, phrases }) =>
    [...text.matchAll(phrases)].map((match) => ({
      text: match[0].replace(/\s+/g, ' ').trim(),
      why,
      index: match.index,
    })),
  );
}

export interface WrittenText {
  text: string;
  /** Finds a piece of it in the file. */
  placeOf: (index: number) => Place | undefined;
}

const SILENT: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head', 'noscript', 'svg']);

/** The visible texts of an HTML e-mail, each with its place. */
export function textsOf(document: Document, source: string): WrittenText[] {
  return [...shownElements(document, source)].flatMap(({ tagName, childNodes }) =>
    SILENT.has(tagName)
      ? []
      : childNodes.flatMap((node): WrittenText[] => {
          if (!defaultTreeAdapter.isTextNode(node) || node.value.trim() === '') return [];
          const start = node.sourceCodeLocation?.startOffset;
          // After an entity the column is a few letters off; the line is right.
          return [
            {
              text: node.value,
              placeOf: (index) => (start === undefined ? undefined : placeIn(source, start + index)),
            },
          ];
        }),
  );
}

function findingOf({ text, why }: DislikedPhrase, place?: Place, field?: FindingField): Finding {
  const where = field ? ` in the ${field}` : '';
  return {
    kind: 'filter_words',
    message: `'${shortened(text)}'${where} ${why}`,
    part: `${text.toLowerCase()}${where}`,
    ...(place && { place }),
    ...(field && { field }),
  };
}

/** Different phrases that are listed. More say nothing new, and each needs its place in the file. */
const MOST_LISTED = 30;

interface Written {
  subject: string | null;
  preheader: string | null;
  texts: readonly WrittenText[];
}

/**
 * Finds phrases that filters dislike: all of those in the subject and the preheader, and those of the text only when it has more
 * different ones than an ordinary e-mail. `!!!` in a subject has a finding of its own.
 */
export function filterWordFindings(
  { subject, preheader, texts }: Written,
  { filter_phrases: most }: Thresholds,
): Finding[] {
  const isWord = ({ text }: DislikedPhrase) => /\p{Ll}/u.test(text);
  const inSubject = phrasesIn(subject ?? '').filter((phrase) => isWord(phrase));
  const inText = new Map<string, Finding>();
  for (const { text, placeOf } of texts) {
    for (const phrase of phrasesIn(text)) {
      const key = phrase.text.toLowerCase();
      if (inText.size < MOST_LISTED && !inText.has(key)) inText.set(key, findingOf(phrase, placeOf(phrase.index)));
    }
  }
  return [
    ...inSubject.map((phrase) => findingOf(phrase, undefined, 'subject')),
    ...phrasesIn(preheader ?? '').map((phrase) => findingOf(phrase, undefined, 'preheader')),
    ...(inText.size > most ? inText.values() : []),
  ];
}
