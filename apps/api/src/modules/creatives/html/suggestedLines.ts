import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';
import { hiddenPreheader } from './hidden.ts';
import { elementsOf, isHtml, parseHtml, rawTextOf, type Document } from './tree.ts';

interface SuggestedLines {
  subject: string | null;
  preheader: string | null;
}

const LONGEST_SUBJECT = 998;
const LONGEST_PREHEADER = 600;

/** Letters that no text has: control characters, and halves of a pair that a reference or a cut leaves. */
const NO_LETTERS = /[\p{Cc}\p{Cs}]/gu;

/** Whether nobody would fill in a field of the line. A title with our own field for the subject would name itself. */
function isTemplate(line: string): boolean {
  return findPlaceholders(line).some(({ isKnown, name }) => !isKnown || name === 'subject');
}

function lineOf(text: string | null, longest: number): string | null {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (isTemplate(line)) return null;
  return line.slice(0, longest).replace(NO_LETTERS, '').trim() || null;
}

function titleOf(document: Document): string | null {
  for (const element of elementsOf(document)) {
    if (element.tagName !== 'title' || !isHtml(element)) continue;
    const text = rawTextOf(element);
    if (text.trim() !== '') return text;
  }
  return null;
}

/** The subject and the preheader that a file suggests: its title, and the hidden text at its start. */
export function suggestedLines({ html }: { html: string }): SuggestedLines {
  const document = parseHtml(html);
  return {
    subject: lineOf(titleOf(document), LONGEST_SUBJECT),
    preheader: lineOf(hiddenPreheader(document, html), LONGEST_PREHEADER),
  };
}
