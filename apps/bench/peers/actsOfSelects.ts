import type { SelectContestant } from './contestant.ts';
import { painted, timeUntil } from './painted.ts';
import type { Stage } from './stage.tsx';

/** What is done with a select. Keys and clicks come from outside, as a person's do; the page notes how long each took. */
export function actsOfSelects({ control, option }: SelectContestant, { show }: Stage, size: number) {
  const noted: number[] = [];
  const hasOptions = () => document.querySelector(option) !== null;
  let isReady = hasOptions;
  const note = () => void timeUntil(isReady, () => {}).then((took) => noted.push(took));
  addEventListener('mousedown', note, { capture: true });
  addEventListener('keydown', note, { capture: true });
  return {
    mount: () =>
      timeUntil(
        () => document.querySelector(control) !== null,
        () => show({ size }),
      ),
    control: () => control,
    /** The time of the last key or click, as soon as its page is painted. */
    took: async () => {
      while (noted.length === 0) await painted();
      return noted.shift();
    },
    /** Keys close no menu: from now on a key is done when the next frame is painted. */
    expectKeys: () => {
      isReady = () => true;
    },
    elements: () => document.body.querySelectorAll('*').length,
    shown: () => document.querySelectorAll(option).length,
    first: () => document.querySelector(option)?.textContent,
  };
}
