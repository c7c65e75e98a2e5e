import type { SelectContestant } from './contestant.ts';
import { timeUntil } from './painted.ts';
import type { Stage } from './stage.tsx';

/** The acts timed on a select. The suite sends the keys and clicks, as a person would. */
export function actsOfSelects({ control, option }: SelectContestant, { show }: Stage, size: number) {
  const hasOptions = () => document.querySelector(option) !== null;
  let isReady = hasOptions;
  let reacted: Promise<number> | undefined;
  const note = () => {
    reacted = timeUntil(isReady, () => {});
  };
  addEventListener('mousedown', note, { capture: true });
  addEventListener('keydown', note, { capture: true });
  return {
    mount: () =>
      timeUntil(
        () => document.querySelector(control) !== null,
        () => show({ size }),
      ),
    control: () => control,
    /** Resolves when the result of the last click or key is painted. */
    reacted: () => reacted,
    /** Keys don't close the menu, so from now on a key is done when the next frame is painted. */
    expectKeys: () => {
      isReady = () => true;
    },
    elements: () => document.body.querySelectorAll('*').length,
    first: () => document.querySelector(option)?.textContent,
  };
}
