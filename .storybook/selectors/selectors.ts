/** The meta of a story's test: the selectors of style sheets that were new during it, and those that met an element. */
export interface SelectorsMeta {
  selectors?: { found: string[]; met: string[] };
}

/** The states that the pointer, the focus, an animation or the page's direction decide. */
const MOMENT = String.raw`(?::(?:hover|active|focus(?:-visible|-within)?)(?![\w-])|:dir\(\w+\)|\[data-(?:entering|exiting)\])`;

/** Splits a selector list at its outer commas: those inside `:is(…)` belong to one selector. */
export function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((selector) => selector.trim());
}

/**
 * Leaves out hover, focus and other passing states, because no story shows them all. `:where(*)` keeps a selector valid that
 * had nothing else.
 */
export function elementOf(selector: string): string {
  return selector
    .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
    .replaceAll(new RegExp(String.raw`:not\(${MOMENT}\)`, 'g'), '')
    .replaceAll(new RegExp(MOMENT, 'g'), ':where(*)');
}
