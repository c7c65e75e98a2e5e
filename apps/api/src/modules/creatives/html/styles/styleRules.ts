import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import { attributeOf, elementsOf, styleSheetOf } from '../tree.ts';
import { isNamed, isPlain, Matcher, selectorsOf } from './selectors.ts';
import type { Selector } from './selectors.ts';
import type { Document, Element } from '../tree.ts';

interface Declared {
  value: string;
  isImportant: boolean;
}

type Declarations = ReadonlyMap<string, Declared>;

interface StyleRule {
  selector: Selector;
  declarations: Declarations;
  /** The same properties, where it is uncertain that the rule applies. */
  untold: Declarations;
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

/** The value that a property has where a rule may apply or not. */
export const UNTOLD = 'untold';

function untold(declarations: Declarations): Declarations {
  return new Map([...declarations].map(([property, declared]) => [property, { ...declared, value: UNTOLD }]));
}

/** The light scheme leaves out the rules for dark mode. */
type Scheme = 'light' | 'dark';

function rulesOf(selectors: string, body: string, properties: ReadonlySet<string>): StyleRule[] {
  const declarations = declarationsOf(body);
  // Most rules of a sheet are about something else, and reading their selectors would cost more than all the rest.
  if (![...declarations.keys()].some((property) => properties.has(property))) return [];
  return selectorsOf(selectors).map((selector) => ({ selector, declarations, untold: untold(declarations) }));
}

/** Whether a media query is for dark mode: 'maybe' where it asks for more than that. */
export function isForDark(query: string): boolean | 'maybe' {
  if (/^\s*(?:(?:only\s+)?(?:screen|all)\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*$/i.test(query))
    return true;
  return /prefers-color-scheme\s*:\s*dark/i.test(query) ? 'maybe' : false;
}

/** The rules that a search of style sheets asks for. */
interface Wanted {
  properties: ReadonlySet<string>;
  scheme: Scheme;
}

function inMedia(query: string, css: string, wanted: Wanted): StyleRule[] {
  const isDark = wanted.scheme === 'dark' && isForDark(query);
  // At-rules inside are left out: a hostile sheet could nest them without end.
  const rules = isDark ? appliedRules(css, wanted, () => []) : [];
  return isDark === 'maybe' ? rules.map((rule) => ({ ...rule, declarations: rule.untold })) : rules;
}

/** Comments, and the marks of HTML comments around a whole sheet. */
const NO_CSS: ReadonlySet<number> = new Set([types.Comment, types.CDO, types.CDC]);

/** The rules of a sheet that apply on every screen, and those for dark mode in the dark scheme. */
function appliedRules(css: string, wanted: Wanted, ofMedia = inMedia): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  let atRule = '';
  let selectors = '';
  let body = '';
  let inner = '';
  tokenize(css, (type, from, to) => {
    const text = NO_CSS.has(type) ? '' : css.slice(from, to);
    if (type === types.RightCurlyBracket) depth = Math.max(0, depth - 1);
    if (depth > 0) inner += text;
    if (type === types.LeftCurlyBracket) depth += 1;
    else if (depth === 0 && type === types.AtKeyword) atRule = text.toLowerCase();
    else if (depth === 0 && type !== types.RightCurlyBracket) selectors += text;
    else if (depth === 1 && type !== types.RightCurlyBracket) body += text;
    const isRuleOver = depth === 0 && (type === types.RightCurlyBracket || (atRule !== '' && type === types.Semicolon));
    if (!isRuleOver) return;
    if (atRule === '') rules.push(...rulesOf(selectors, body, wanted.properties));
    else if (atRule === '@media') rules.push(...ofMedia(selectors, inner, wanted));
    [atRule, selectors, body, inner] = ['', '', '', ''];
  });
  return rules;
}

/** Whether a style element is for dark mode by its attribute or by a rule in it. */
export function hasDarkRules(element: Element, source: string): boolean {
  const isDark = isForDark(attributeOf(element, 'media') ?? '') !== false;
  return isDark || /prefers-color-scheme\s*:\s*dark/i.test(styleSheetOf(element, source)?.css ?? '');
}

function rulesIn(element: Element, source: string, wanted: Wanted): StyleRule[] {
  const media = attributeOf(element, 'media') ?? '';
  const css = styleSheetOf(element, source)?.css;
  if (css === undefined) return [];
  return /^\s*(?:all|screen)?\s*$/i.test(media) ? appliedRules(css, wanted) : inMedia(media, css, wanted);
}

/** A check must end in time, whatever a hostile sheet holds. */
const MOST_RULES = 500;

/** The rules that name an element by its tag, classes and id. */
interface Candidates {
  rules: readonly StyleRule[];
  /** Whether none of them looks at anything else. */
  areSure: boolean;
}

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
    .flatMap((element) => rulesIn(element, source, { properties, scheme }))
    .slice(-MOST_RULES)
    .toSorted((one, other) => one.selector.weight - other.selector.weight);
  const matcher = new Matcher();
  const bySignature = new Map<string, Candidates>();

  const candidatesFor = (element: Element): Candidates => {
    const [classes, id] = [attributeOf(element, 'class') ?? '', attributeOf(element, 'id') ?? ''];
    const signature = JSON.stringify([element.tagName, classes, id]);
    const known = bySignature.get(signature);
    if (known) return known;
    const held = new Set(classes.split(/\s+/));
    const named = rules.filter(({ selector }) => isNamed(selector.subject, element.tagName, id, held));
    const candidates = { rules: named, areSure: named.every(({ selector }) => isPlain(selector)) };
    bySignature.set(signature, candidates);
    return candidates;
  };

  /** One letter for each candidate: `t`, `f` or `m` for 'maybe'. Empty where all apply. */
  const matchesOf = (element: Element): string => {
    const candidates = candidatesFor(element);
    if (candidates.areSure) return '';
    return candidates.rules.map(({ selector }) => String(matcher.matches(element, selector))[0]).join('');
  };

  const styleFor = (element: Element, matches: string): Style => {
    const winning = new Map<string, Declared>();
    const own = declarationsOf(attributeOf(element, 'style') ?? '');
    const applied = candidatesFor(element).rules.flatMap((rule, index) => {
      const match = matches[index];
      return match === 'f' ? [] : [match === 'm' ? rule.untold : rule.declarations];
    });
    for (const declarations of [...applied, own]) {
      for (const [property, declared] of declarations) {
        if (declared.isImportant || !winning.get(property)?.isImportant) winning.set(property, declared);
      }
    }
    return new Map([...winning].map(([property, { value }]) => [property, value]));
  };

  // An e-mail repeats few elements hundreds of times.
  const styles = new Map<string, Style>();
  const byElement = new Map<Element, Style>();
  return (element) => {
    const known = byElement.get(element);
    if (known) return known;
    const [classes, id, style] = ['class', 'id', 'style'].map((name) => attributeOf(element, name));
    const matches = matchesOf(element);
    const signature = JSON.stringify([element.tagName, classes, id, style, matches]);
    const found = styles.get(signature) ?? styleFor(element, matches);
    styles.set(signature, found);
    byElement.set(element, found);
    return found;
  };
}
