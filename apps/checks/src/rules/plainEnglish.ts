import type { Rule, RuleContext } from './rule.ts';

type Place = Parameters<RuleContext['report']>[0];

interface Phrase {
  pattern: RegExp;
  advice: string;
}

/** Idioms that a native reader stumbles over. When you meet another one, add its pattern and what to write instead. */
const PHRASES: readonly Phrase[] = [
  { pattern: /\bwhoever\b/i, advice: 'name the person or the caller' },
  { pattern: /\banew\b/i, advice: "write 'again'" },
  { pattern: /\bat once\b/i, advice: "write 'immediately', or 'together'" },
  { pattern: /\bby (itself|themselves|himself|herself)\b/i, advice: "write 'automatically' or 'on its own'" },
  { pattern: /\b(went|gone|goes|going|go) on with\b/i, advice: "write 'continue'" },
  { pattern: /\b(is|are|was|were) none of\b/i, advice: "write 'must be one of' or 'is not one of'" },
  { pattern: /(?<!\b[Tt]here )\b(is|are) no (?!longer\b|one\b|more\b|match\b)[a-z]/, advice: "write 'is not a …'" },
  { pattern: /\bshow what is over\b/i, advice: "write 'Show finished'" },
  { pattern: /\bso far may\b/i, advice: 'start with the subject' },
  { pattern: /\bin place of\b/i, advice: "write 'instead of'" },
  { pattern: /\ball the same\b(?! (as|to)\b)/i, advice: "write 'nevertheless' or 'anyway'" },
  { pattern: /\bfor good\b(?!-| (reason|example|measure))/i, advice: "write 'permanently'" },
  {
    pattern: /\b(it|that|which|this|time|launch|window) (is|was) over\b/i,
    advice: "write 'has ended' or 'is finished'",
  },
  { pattern: /\b(go|goes|going|went|gone) on (where|again)\b/i, advice: "write 'continue'" },
  { pattern: /\bhears? of\b/i, advice: "write 'sees', 'receives' or 'learns about'" },
  {
    pattern: /\b(stands?|stood) (in|on|at|there|here|below|above|under|beside) (a|an|the|its|their|that|it)\b/i,
    advice: "write 'is'",
  },
  { pattern: /\bhold(s|ing)?( \w+)? against\b|\bheld( \w+)? against\b/i, advice: "write 'compare with'" },
  { pattern: /\bout of sight\b/i, advice: "write 'hidden'" },
  { pattern: /\bso long as\b/i, advice: "write 'while'" },
  { pattern: /\bsays? of\b|\bsaid of\b/i, advice: "write 'say about'" },
  { pattern: /\b(speak|speaks|spoke) of\b/i, advice: "write 'is about' or 'means'" },
  { pattern: /\b(take|takes|took|taken) the place of\b/i, advice: "write 'replace'" },
  {
    pattern: /(?<!\b(let|left|leave|leaves|leaving|stand|stands|standing)( \w+)?(-| ))\balone\b/i,
    advice: "write 'only'",
  },
];

const OF_COMMENTS: readonly Phrase[] = [
  // A clause that has no subject: 'What hangs on a creative …', 'Who repeats it …'.
  {
    pattern: /(?:^|[.:;]\s+)(What|Who|Else|Whose|Where else)\s(?![^.?]*\?)/,
    advice: "start with the subject: 'Returns …', 'Skips … because …', 'Called once per …'",
  },
  { pattern: /^Of (?!all )/, advice: 'name the noun: whose?' },
  { pattern: /, else (?!if)/, advice: "write 'otherwise' or 'or'" },
];

function firstIn(text: string, phrases: readonly Phrase[]): string | undefined {
  for (const { pattern, advice } of phrases) {
    const found = pattern.exec(text);
    if (found) return `'${found[0].trim()}': ${advice}.`;
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

/** Returns what to write instead, or undefined when the text is plain. */
export function plainerWords(text: string, isComment: boolean): string | undefined {
  return firstIn(text, isComment ? [...PHRASES, ...OF_COMMENTS] : PHRASES);
}

/** Comments and texts are plain English: the house's list of phrases that are not. */
export const plainEnglish: Rule = {
  create(context) {
    function check(node: Extract<Place, { node: unknown }>['node'], text: string, isComment = false): void {
      const found = plainerWords(text, isComment);
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
