import axe from 'axe-core';
import type { NodeResult, Result, RunOptions } from 'axe-core';
import { holdStill } from './still.ts';
import { textLooksIn } from './textLooks.ts';
import type { TextLook } from './textLooks.ts';

/** Left out of a story's own run of axe when stories are tested: `checkContrastIn` checks them in every theme. */
export const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/** Skips what describes an element to people who don't have the page: that takes half of the time. */
const CONTRAST_ONLY: RunOptions = {
  selectors: false,
  ancestry: false,
  xpath: false,
  iframes: false,
  elementRef: true,
  resultTypes: ['violations', 'passes', 'incomplete'],
  runOnly: CONTRAST_RULES,
};

/** Reasons of axe that lie in the text and its component, not in what else is on the page. */
const NEVER_JUDGED = ['pseudoContent', 'shortTextContent', 'nonBmp', 'bgImage', 'bgGradient'];

/** The readable looks on this page, and the texts that axe can't judge, for each theme: they need no second check. */
const settled = new Map<string, Set<string>>();

function settledIn(theme: string): Set<string> {
  const known = settled.get(theme) ?? new Set();
  settled.set(theme, known);
  return known;
}

/** A name for a text of that look in that place, and of no others. */
function spotOf({ element, look, place }: TextLook): string {
  return `${look} in ${place}: ${element.textContent.trim().length > 1}`;
}

function nodesOf(results: readonly Result[]): NodeResult[] {
  return results.flatMap(({ nodes }) => nodes);
}

/**
 * Returns the faults in a theme. Asks axe only about texts with a look that no story on this page had: all rows of a table
 * look the same, and so do most screens.
 */
async function faultsIn(theme: string, root: HTMLElement): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  const known = settledIn(theme);
  const texts = textLooksIn(root).filter((text) => !known.has(text.look) && !known.has(spotOf(text)));
  if (texts.length === 0) return [];
  const include = texts.map(({ element }) => element as HTMLElement);
  const { violations, passes, incomplete } = await axe.run({ include }, CONTRAST_ONLY);
  const isFaulty = new Set<Element | undefined>(nodesOf(violations).map(({ element }) => element));
  const isReadable = new Set<Element | undefined>(
    nodesOf(passes.filter(({ id }) => id === 'color-contrast')).map(({ element }) => element),
  );
  const isUnjudged = new Set<Element | undefined>(
    nodesOf(incomplete)
      .filter(({ any }) => NEVER_JUDGED.includes(String((any[0]?.data as { messageKey?: string } | null)?.messageKey)))
      .map(({ element }) => element),
  );
  const faulty = new Set(texts.filter(({ element }) => isFaulty.has(element)).map(({ look }) => look));
  for (const text of texts) {
    if (isReadable.has(text.element) && !faulty.has(text.look)) known.add(text.look);
    else if (isUnjudged.has(text.element)) known.add(spotOf(text));
  }
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} in ${theme}: ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Checks the rules that depend on colour in each of the themes. */
export async function checkContrastIn(themes: readonly string[], root: HTMLElement): Promise<void> {
  const html = document.documentElement;
  const before = html.dataset['theme'] ?? 'light';
  const letMove = holdStill();
  try {
    const found: string[] = [];
    for (const theme of themes) found.push(...(await faultsIn(theme, root)));
    if (found.length) throw new Error(`Contrast:\n${found.join('\n')}`);
  } finally {
    html.dataset['theme'] = before;
    letMove();
  }
}
