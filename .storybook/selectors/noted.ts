import { elementOf, selectorsOf } from './selectors.ts';

// This module lasts as long as the page. A setup file starts again with each file of stories, and would note everything again.

/** A selector with a name that is the same on every page. Rules of two components may share it. */
interface Waiting {
  readonly name: string;
  readonly selector: string;
}

/** The rules that have met nothing yet on this page, as this page has them. */
const waiting = new Map<string, Waiting>();
const known = new Set<string>();
const read = new WeakMap<CSSStyleSheet, number>();
let found: string[] = [];
let met: string[] = [];

/** Hands over what was noted since the last call. */
export function takeNoted(): { found: string[]; met: string[] } {
  const noted = { found, met };
  found = [];
  met = [];
  return noted;
}

/** The attributes that decide whether a waiting selector meets an element. */
export function waitingAttributes(): string[] {
  return [...waiting.values()].flatMap(({ selector }) => selector.match(/(?<=\[)[\w-]+/g) ?? []);
}

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

function addSelectors(sheet: CSSStyleSheet): void {
  if (read.get(sheet) === sheet.cssRules.length) return;
  read.set(sheet, sheet.cssRules.length);
  for (const { selectorText, style } of styleRules(sheet.cssRules)) {
    for (const selector of selectorsOf(selectorText)) {
      // The class names that styled-components generates differ from page to page.
      const name = `${selector.replaceAll(/\.(?!choice__|cm-|react-aria-)[\w-]+/g, '&')} { ${style.cssText} }`;
      const rule = `${selector} { ${style.cssText} }`;
      if (known.has(rule)) continue;
      known.add(rule);
      waiting.set(rule, { name, selector: elementOf(selector) });
      found.push(name);
    }
  }
}

/** Notes the selectors that meet an element now. Skips the components that aren't on the page, which are nearly all. */
export function look(mayMeet: (selector: string) => boolean = () => true): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled]'))
    if (sheet) addSelectors(sheet);
  // A selector without a class may be anywhere.
  const components = new Map([['', true]]);
  for (const [rule, { name, selector }] of waiting) {
    if (!mayMeet(selector)) continue;
    const component = /\.([\w-]+)/.exec(selector)?.[1] ?? '';
    const isThere = components.get(component) ?? document.getElementsByClassName(component).length > 0;
    components.set(component, isThere);
    if (!isThere || !document.querySelector(selector)) continue;
    waiting.delete(rule);
    met.push(name);
  }
}
