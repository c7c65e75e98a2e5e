import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import { elementsOf, styleSheetOf } from '../tree.ts';
import type { Document, Element } from '../tree.ts';

/** Characters that Gmail reads in all style sheets of an e-mail together. With more it drops all of them. */
export const GMAIL_STYLES = 16_384;

interface NestedRule {
  /** The sheet that Gmail drops for it. */
  element: Element;
  name: string;
  /** Its offset in the file. */
  at: number;
}

interface GmailStyles {
  characters: number;
  nested: NestedRule[];
}

/** The first at-rule inside another one. */
function nestedIn(css: string): { name: string; at: number } | null {
  let depth = 0;
  let isOuter = false;
  let found: { name: string; at: number } | null = null;
  tokenize(css, (type, from, to) => {
    if (found) return;
    if (type === types.AtKeyword) {
      if (depth > 0 && isOuter) found = { name: css.slice(from, to), at: from };
      else if (depth === 0) isOuter = true;
    } else if (type === types.LeftCurlyBracket) depth += 1;
    else if (type === types.RightCurlyBracket) depth = Math.max(0, depth - 1);
    if (depth === 0 && (type === types.RightCurlyBracket || type === types.Semicolon)) isOuter = false;
  });
  return found;
}

/** Counts the characters of the style sheets as Gmail does, and finds the sheets that it drops for one rule. */
export function gmailStylesOf(document: Document, source: string): GmailStyles {
  let characters = 0;
  const nested: NestedRule[] = [];
  for (const element of elementsOf(document)) {
    const sheet = styleSheetOf(element, source);
    if (!sheet) continue;
    characters += sheet.css.length;
    const rule = nestedIn(sheet.css);
    if (rule) nested.push({ element, name: rule.name, at: sheet.from + rule.at });
  }
  return { characters, nested };
}

/** Returns whether Gmail drops a style sheet: with too much in all of them together, or for a rule in that one. */
export function droppedByGmail(document: Document, source: string): (sheet: Element) => boolean {
  const { characters, nested } = gmailStylesOf(document, source);
  const dropped = new Set(nested.map(({ element }) => element));
  return (sheet) => characters > GMAIL_STYLES || dropped.has(sheet);
}
