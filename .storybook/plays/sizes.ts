import axe from 'axe-core';

/** Checks that whatever one clicks is 24 px wide and high, or has as much room (WCAG 2.2, 2.5.8). axe does so only if asked. */
export async function checkSizes(root: HTMLElement): Promise<void> {
  const { violations } = await axe.run(root, { runOnly: ['target-size'], resultTypes: ['violations'], iframes: false });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`),
  );
  if (found.length) throw new Error(`Too small to click:\n${found.join('\n')}`);
}
