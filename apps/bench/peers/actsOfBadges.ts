import type { BadgesContestant } from './contestant.ts';
import { timeUntil } from './painted.ts';
import type { Stage } from './stage.tsx';
import { statusAt } from './statuses.ts';

function rulesOf(sheet: CSSStyleSheet): number {
  return sheet.cssRules.length;
}

export function actsOfBadges({ badge }: BadgesContestant, { show, hide }: Stage) {
  const isShown = (size: number, shift: number) => () => {
    const badges = document.querySelectorAll(badge);
    const text = badges.item(badges.length - 1)?.textContent;
    return badges.length === size && (size === 0 || text === statusAt(size - 1 + shift).code);
  };
  return {
    mount: (size: number) => timeUntil(isShown(size, 0), () => show({ size, shift: 0 })),
    unmount: () => timeUntil(isShown(0, 0), hide),
    change: (size: number, shift: number) => timeUntil(isShown(size, shift), () => show({ size, shift })),
    /** How many rules all style sheets of the page have. */
    rules: () =>
      [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + rulesOf(sheet), 0),
  };
}
