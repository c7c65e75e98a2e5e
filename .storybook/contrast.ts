import axe from 'axe-core';

/** Axe has judged the story in its own theme; here the rules that depend on colour run once more in the other one. */
export async function checkContrastIn(theme: string, root: HTMLElement): Promise<void> {
  const html = document.documentElement;
  const before = html.dataset['theme'] ?? 'light';
  // Colours that are still on their way would be measured half-way.
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
  document.head.append(still);
  html.dataset['theme'] = theme;
  try {
    const { violations } = await axe.run(root, { runOnly: ['color-contrast', 'link-in-text-block'] });
    const found = violations.flatMap((rule) =>
      rule.nodes.map((node) => `${rule.id}: ${node.html}\n  ${node.failureSummary ?? ''}`),
    );
    if (found.length) throw new Error(`Contrast in ${theme}:\n${found.join('\n')}`);
  } finally {
    html.dataset['theme'] = before;
    still.remove();
  }
}
