import type { SelectContestant } from './contestant.ts';
import { timeUntil } from './painted.ts';
import type { Stage } from './stage.tsx';

/** What is done with a select. Keys and clicks come from outside, as a person's do. */
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
    /** Until the page that the last click or key asked for is painted. */
    reacted: () => reacted,
    /** Keys close no menu: from now on a key is done when the next frame is painted. */
    expectKeys: () => {
      isReady = () => true;
    },
    elements: () => document.body.querySelectorAll('*').length,
    first: () => document.querySelector(option)?.textContent,
  };
}
