import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import { attributeOf, elementsOf, styleSheetOf } from './tree.ts';
import type { Document, Element } from './tree.ts';

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

function rulesOf(selectors: string, body: string): StyleRule[] {
  const declarations = declarationsOf(body);
  return selectors.split(',').flatMap((selector): StyleRule[] => {
    const text = selector.trim();
    if (!COMPOUND.test(text)) return [];
    const names = (mark: string) =>
      [...text.matchAll(/([.#])([\w-]+)/g)].flatMap((m) => (m[1] === mark ? [m[2] ?? ''] : []));
    const tag = /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase() ?? '';
    return [{ tag, classes: names('.'), ids: names('#'), declarations }];
  });
}

/** The rules of a sheet that always apply: those in at-rules depend on the screen. */
function alwaysApplied(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  let isAtRule = false;
  let selectors = '';
  let body = '';
  tokenize(css, (type, from, to) => {
    const text = type === types.Comment ? '' : css.slice(from, to);
    if (type === types.LeftCurlyBracket) depth += 1;
    else if (type === types.RightCurlyBracket) depth = Math.max(0, depth - 1);
    else if (depth === 0 && type === types.AtKeyword) isAtRule = true;
    else if (depth === 0) selectors += text;
    else if (depth === 1) body += text;
    const isRuleOver = depth === 0 && (type === types.RightCurlyBracket || (isAtRule && type === types.Semicolon));
    if (!isRuleOver) return;
    if (!isAtRule) rules.push(...rulesOf(selectors, body));
    [isAtRule, selectors, body] = [false, '', ''];
  });
  return rules;
}

function isForEveryScreen(element: Element): boolean {
  return /^\s*(?:all|screen)?\s*$/i.test(attributeOf(element, 'media') ?? '');
}

function weightOf({ ids, classes, tag }: StyleRule): number {
  return ids.length * 10_000 + classes.length * 100 + (tag === '' ? 0 : 1);
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
): (element: Element) => Style {
  const rules = [...elementsOf(document)]
    .flatMap((element) => {
      const sheet = isForEveryScreen(element) ? styleSheetOf(element, source) : undefined;
      return sheet ? alwaysApplied(sheet.css) : [];
    })
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

  return (element) => {
    const winning = new Map<string, Declared>();
    const own = declarationsOf(attributeOf(element, 'style') ?? '');
    for (const declarations of [...rulesFor(element).map((rule) => rule.declarations), own]) {
      for (const [property, declared] of declarations) {
        if (declared.isImportant || !winning.get(property)?.isImportant) winning.set(property, declared);
      }
    }
    return new Map([...winning].map(([property, { value }]) => [property, value]));
  };
}
