import type { Rule, RuleContext } from './rule.ts';

type Place = Parameters<RuleContext['report']>[0];

interface Phrase {
  pattern: RegExp;
  say: string;
}

/** Idioms that a native reader stumbles over. It grows with what is found: add the pattern and what to write instead. */
const PHRASES: readonly Phrase[] = [
  { pattern: /\bwhoever\b/i, say: 'name the person or the caller' },
  { pattern: /\banew\b/i, say: "write 'again'" },
  { pattern: /\bat once\b/i, say: "write 'immediately', or 'together'" },
  { pattern: /\bby (itself|themselves|himself|herself)\b/i, say: "write 'automatically' or 'on its own'" },
  { pattern: /\b(went|gone|goes|going|go) on with\b/i, say: "write 'continue'" },
  { pattern: /\b(is|are|was|were) none of\b/i, say: "write 'must be one of' or 'is not one of'" },
  { pattern: /(?<!\b[Tt]here )\b(is|are) no (?!longer\b|one\b|more\b|match\b)[a-z]/, say: "write 'is not a …'" },
  { pattern: /\bshow what is over\b/i, say: "write 'Show finished'" },
  { pattern: /\bso far may\b/i, say: 'start with the subject' },
  { pattern: /\bin place of\b/i, say: "write 'instead of'" },
  { pattern: /\ball the same\b(?! (as|to)\b)/i, say: "write 'nevertheless' or 'anyway'" },
  { pattern: /\bfor good\b(?!-| (reason|example|measure))/i, say: "write 'permanently'" },
  { pattern: /\b(it|that|which|this|time|launch|window) (is|was) over\b/i, say: "write 'has ended' or 'is finished'" },
  { pattern: /\b(go|goes|going|went|gone) on (where|again)\b/i, say: "write 'continue'" },
  { pattern: /\bhears? of\b/i, say: "write 'sees', 'receives' or 'learns about'" },
  {
    pattern: /\b(stands?|stood) (in|on|at|there|here|below|above|under|beside) (a|an|the|its|their|that|it)\b/i,
    say: "write 'is'",
  },
  { pattern: /\bhold(s|ing)?( \w+)? against\b|\bheld( \w+)? against\b/i, say: "write 'compare with'" },
  { pattern: /\bout of sight\b/i, say: "write 'hidden'" },
  { pattern: /\bso long as\b/i, say: "write 'while'" },
  { pattern: /\bsay of\b|\bsaid of\b/i, say: "write 'say about'" },
  {
    pattern: /(?<!\b(let|left|leave|leaves|leaving|stand|stands|standing)( \w+)?(-| ))\balone\b/i,
    say: "write 'only'",
  },
];

/** A comment that begins with a clause that has no subject: 'What hangs on a creative …', 'Who repeats it …'. */
const HEADLESS: Phrase = {
  pattern: /(?:^|[.:;]\s+)(What|Who|Else|Whose|Where else)\s(?![^.?]*\?)/,
  say: "start with the subject: 'Returns …', 'Skips … because …', 'Called once per …'",
};

function firstIn(text: string, phrases: readonly Phrase[]): string | undefined {
  for (const { pattern, say } of phrases) {
    const found = pattern.exec(text);
    if (found) return `'${found[0].trim()}': ${say}.`;
  }
  return undefined;
}

/** The words of a comment on one line, without its stars. */
function wordsOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}

/** Returns what to write instead, or undefined for a plain text. */
export function unplain(text: string, isComment: boolean): string | undefined {
  return firstIn(text, isComment ? [...PHRASES, HEADLESS] : PHRASES);
}

/** Comments and texts are plain English: the house's list of phrases that are not. */
export const plainEnglish: Rule = {
  create(context) {
    function check(node: Extract<Place, { node: unknown }>['node'], text: string, isComment = false): void {
      const found = unplain(text, isComment);
      if (found !== undefined) context.report({ node, message: found });
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, wordsOf(comment.value), true);
      },
      Literal(node) {
        if (typeof node.value === 'string' && node.value.includes(' ')) check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      JSXText(node) {
        check(node, node.value);
      },
    };
  },
};
