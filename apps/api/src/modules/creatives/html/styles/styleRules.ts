import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import { attributeOf, elementsOf, styleSheetOf } from '../tree.ts';
import type { Document, Element } from '../tree.ts';

interface Declared {
  value: string;
  isImportant: boolean;
}

type Declarations = ReadonlyMap<string, Declared>;

/** A rule for elements by their tag, classes and id. Selectors that look at anything else are left out. */
interface StyleRule {
  tag: string;
  classes: readonly string[];
  ids: readonly string[];
  declarations: Declarations;
  /** Whether it is uncertain that the rule applies: its values then count as `untold`. */
  isUncertain?: boolean;
}

/** The values that decide about an element, by property, in lower case and without spaces. */
type Style = ReadonlyMap<string, string>;

/** The declarations of a style attribute or of a rule. The last one of a property counts. */
function declarationsOf(css: string): Declarations {
  const text = css.toLowerCase().replace(/\s+/g, '');
  return new Map(
    text.split(';').flatMap((declaration): [string, Declared][] => {
      const [property = '', ...rest] = declaration.split(':');
      const value = rest.join(':');
      const isImportant = value.endsWith('!important');
      return rest.length > 0 ? [[property, { value: value.replace(/!important$/, ''), isImportant }]] : [];
    }),
  );
}

const COMPOUND = /^(?:(?:[a-z][\w-]*|\*)(?:[.#][\w-]+)*|(?:[.#][\w-]+)+)$/i;

function ruleFor(compound: string, declarations: Declarations): StyleRule {
  const names = (mark: string) =>
    [...compound.matchAll(/([.#])([\w-]+)/g)].flatMap((m) => (m[1] === mark ? [m[2] ?? ''] : []));
  const tag = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '';
  return { tag, classes: names('.'), ids: names('#'), declarations };
}

/** The value that a property has where a rule may apply or not. */
export const UNTOLD = 'untold';

function untold(declarations: Declarations): Declarations {
  return new Map([...declarations].map(([property, declared]) => [property, { ...declared, value: UNTOLD }]));
}

/** Attributes that Outlook's own apps add in dark mode. Where other programs show dark mode, their rules never apply. */
const OF_OUTLOOK = /\[\s*data-ogs[cb]\b/i;

/** A rule that may apply to what the end of its selector names. None where it needs a pointer or a pseudo-element. */
function uncertainRule(selector: string, declarations: Declarations): StyleRule[] {
  if (/:(?:hover|active|focus|visited)|::/i.test(selector) || OF_OUTLOOK.test(selector)) return [];
  const last =
    selector
      .replace(/\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?/g, '')
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return [{ ...ruleFor(last, untold(declarations)), isUncertain: true }];
}

/** The light scheme leaves out rules that can't be read; the dark one, where they are common, says that they may apply. */
type Scheme = 'light' | 'dark';

function rulesOf(selectors: string, body: string, scheme: Scheme): StyleRule[] {
  const declarations = declarationsOf(body);
  return selectors.split(',').flatMap((selector): StyleRule[] => {
    const text = selector.trim();
    if (COMPOUND.test(text)) return [ruleFor(text, declarations)];
    return scheme === 'dark' ? uncertainRule(text, declarations) : [];
  });
}

/** Whether a media query is for dark mode: 'maybe' where it asks for more than that. */
function isForDark(query: string): boolean | 'maybe' {
  if (/^\s*(?:(?:only\s+)?(?:screen|all)\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*$/i.test(query))
    return true;
  return /prefers-color-scheme\s*:\s*dark/i.test(query) ? 'maybe' : false;
}

function inMedia(query: string, css: string, scheme: Scheme): StyleRule[] {
  const isDark = scheme === 'dark' && isForDark(query);
  // At-rules inside are left out: a hostile sheet could nest them without end.
  const rules = isDark ? appliedRules(css, scheme, () => []) : [];
  return isDark === 'maybe'
    ? rules.map((rule) => ({ ...rule, declarations: untold(rule.declarations), isUncertain: true }))
    : rules;
}

/** The rules of a sheet that apply on every screen, and those for dark mode in the dark scheme. */
function appliedRules(css: string, scheme: Scheme, ofMedia = inMedia): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  let atRule = '';
  let selectors = '';
  let body = '';
  let inner = '';
  tokenize(css, (type, from, to) => {
    const text = type === types.Comment ? '' : css.slice(from, to);
    if (type === types.RightCurlyBracket) depth = Math.max(0, depth - 1);
    if (depth > 0) inner += text;
    if (type === types.LeftCurlyBracket) depth += 1;
    else if (depth === 0 && type === types.AtKeyword) atRule = text.toLowerCase();
    else if (depth === 0 && type !== types.RightCurlyBracket) selectors += text;
    else if (depth === 1 && type !== types.RightCurlyBracket) body += text;
    const isRuleOver = depth === 0 && (type === types.RightCurlyBracket || (atRule !== '' && type === types.Semicolon));
    if (!isRuleOver) return;
    if (atRule === '') rules.push(...rulesOf(selectors, body, scheme));
    else if (atRule === '@media') rules.push(...ofMedia(selectors, inner, scheme));
    [atRule, selectors, body, inner] = ['', '', '', ''];
  });
  return rules;
}

/** Whether a style element is for dark mode by its attribute or by a rule in it. */
export function hasDarkRules(element: Element, source: string): boolean {
  const isDark = isForDark(attributeOf(element, 'media') ?? '') !== false;
  return isDark || /prefers-color-scheme\s*:\s*dark/i.test(styleSheetOf(element, source)?.css ?? '');
}

function rulesIn(element: Element, source: string, scheme: Scheme): StyleRule[] {
  const media = attributeOf(element, 'media') ?? '';
  const css = styleSheetOf(element, source)?.css;
  if (css === undefined) return [];
  return /^\s*(?:all|screen)?\s*$/i.test(media) ? appliedRules(css, scheme) : inMedia(media, css, scheme);
}

/** A rule that may apply wins, so that nobody judges by a value that it may change. */
function weightOf({ ids, classes, tag, isUncertain }: StyleRule): number {
  return (isUncertain ? 1e9 : 0) + ids.length * 10_000 + classes.length * 100 + (tag === '' ? 0 : 1);
}

/** A check must end in time, whatever a hostile sheet holds. */
const MOST_RULES = 500;

/**
 * Returns a function that tells an element's own style, from its attribute and the e-mail's style sheets. Inherited
 * values are not included. `properties` names the ones to return.
 */
export function stylesOf(
  document: Document,
  source: string,
  properties: ReadonlySet<string>,
  scheme: Scheme = 'light',
): (element: Element) => Style {
  const rules = [...elementsOf(document)]
    .flatMap((element) => rulesIn(element, source, scheme))
    .filter(({ declarations }) => [...declarations.keys()].some((property) => properties.has(property)))
    .slice(-MOST_RULES)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const bySignature = new Map<string, readonly StyleRule[]>();

  const rulesFor = (element: Element): readonly StyleRule[] => {
    const [classes, id] = [attributeOf(element, 'class') ?? '', attributeOf(element, 'id') ?? ''];
    const signature = JSON.stringify([element.tagName, classes, id]);
    const known = bySignature.get(signature);
    if (known) return known;
    const held = new Set(classes.split(/\s+/));
    const matching = rules.filter(
      (rule) =>
        (rule.tag === '' || rule.tag === element.tagName) &&
        rule.ids.every((one) => one === id) &&
        rule.classes.every((one) => held.has(one)),
    );
    bySignature.set(signature, matching);
    return matching;
  };

  const styleFor = (element: Element): Style => {
    const winning = new Map<string, Declared>();
    const own = declarationsOf(attributeOf(element, 'style') ?? '');
    for (const declarations of [...rulesFor(element).map((rule) => rule.declarations), own]) {
      for (const [property, declared] of declarations) {
        if (declared.isImportant || !winning.get(property)?.isImportant) winning.set(property, declared);
      }
    }
    return new Map([...winning].map(([property, { value }]) => [property, value]));
  };

  // An e-mail repeats few elements hundreds of times.
  const styles = new Map<string, Style>();
  return (element) => {
    const [classes, id, style] = ['class', 'id', 'style'].map((name) => attributeOf(element, name));
    const signature = JSON.stringify([element.tagName, classes, id, style]);
    const known = styles.get(signature) ?? styleFor(element);
    styles.set(signature, known);
    return known;
  };
}
