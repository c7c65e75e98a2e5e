import { actsOf, race, workFor } from '../browser.ts';
import type { Budget, Figure, Suite } from '../figure.ts';
import { percentile } from '../measure.ts';
import type { actsOfSelects } from '../../peers/actsOfSelects.ts';

type Acts = ReturnType<typeof actsOfSelects>;

const OPTIONS = 10_000;
const ROUNDS = 3;
const ARROWS = 15;
/** Each is typed letter by letter and deleted again; between one and all options match. */
const TYPED = ['valley', '0042'];

const NAMES = ['selectOurs', 'selectReactSelect', 'selectMui'] as const;

function measured() {
  return race(NAMES, ROUNDS, async (visit, name) => {
    const { page } = visit;
    const acts = await actsOf<Acts>(visit, 'selects', name, OPTIONS);
    await acts.evaluate((select) => select.mount());
    const control = await acts.evaluate((select) => select.control());
    const reaction = (act: () => Promise<unknown>) =>
      workFor(visit, async () => {
        await act();
        await acts.evaluate((select) => select.reacted());
      });
    const open = await reaction(() => page.click(control));
    const elements = await acts.evaluate((select) => select.elements());
    await acts.evaluate((select) => select.expectKeys());
    const press = (key: string) => reaction(() => page.keyboard.press(key));
    const arrows: number[] = [];
    for (let at = 0; at < ARROWS; at += 1) arrows.push(await press('ArrowDown'));
    const keys: number[] = [];
    for (const word of TYPED) {
      for (const letter of word) keys.push(await press(letter));
      const found = await acts.evaluate((select) => select.first());
      if (!found?.toLowerCase().includes(word)) throw new Error(`${name} found “${found}” for “${word}”`);
      for (const _ of word) keys.push(await press('Backspace'));
    }
    return {
      open: [open],
      elements: [elements],
      arrows: [percentile(arrows, 0.95)],
      keys: [percentile(keys, 0.95)],
    };
  });
}

function atMost(measure: Budget['measure'], limit: number): Budget {
  return { measure, bound: 'at most', limit };
}

export const suite: Suite = {
  name: 'multi-select',
  title: 'MultiSelect, 10,000 options',
  about: `Our MultiSelect, react-select with its defaults and MUI’s Autocomplete with the same 10,000 options, each in turn in a fresh page of the same Chromium, for ${ROUNDS} rounds. Clicks and keys are real input events. Milliseconds are the processor time of the page’s main thread from the event until the next frame is painted. Two words are typed and deleted letter by letter, and the arrow key moves down the open list. The figure for keys is their 95th percentile.`,
  packages: ['react', 'react-select', '@mui/material', 'playwright'],
  run: async () => {
    const of = await measured();
    const figure = (what: string, key: string, unit: string, budgets: Budget[], isMui = false): Figure => ({
      what: isMui ? `${what}, against MUI` : what,
      unit,
      value: of('selectOurs', key),
      peer: {
        what: `${unit} ${isMui ? 'Autocomplete' : 'react-select'}`.trim(),
        value: of(isMui ? 'selectMui' : 'selectReactSelect', key),
      },
      budgets,
    });
    return [
      figure('open', 'open', 'ms', [atMost('ratio', 0.1)]),
      figure('key, p95', 'keys', 'ms', [atMost('ratio', 0.05), atMost('value', 16)]),
      figure('arrow, p95', 'arrows', 'ms', [atMost('value', 16)]),
      figure('elements of the page, open', 'elements', '', [atMost('value', 60)]),
      figure('open', 'open', 'ms', [], true),
      figure('key, p95', 'keys', 'ms', [], true),
      figure('arrow, p95', 'arrows', 'ms', [], true),
      figure('elements of the page, open', 'elements', '', [], true),
    ];
  },
};
