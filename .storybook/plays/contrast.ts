import axe from 'axe-core';
import { holdStill } from '../pictures/still.ts';

/** Checks that a run interested only in violations can skip. Skipping them halves the time. */
const FAULTS_ONLY = { selectors: false, ancestry: false, xpath: false, iframes: false };

const RULES = ['color-contrast', 'link-in-text-block'];

async function faultsIn(theme: string, root: HTMLElement): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  const { violations } = await axe.run(root, { ...FAULTS_ONLY, resultTypes: ['violations'], runOnly: RULES });
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} in ${theme}: ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Axe has checked the story in its own theme. This repeats the rules that depend on colour in every other theme. */
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
