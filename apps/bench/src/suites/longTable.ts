import { actsOf, race, throttle, workFor } from '../browser.ts';
import type { Figure, Suite } from '../figure.ts';
import { percentile } from '../measure.ts';
import type { actsOfTables } from '../../peers/actsOfTables.ts';

type Acts = ReturnType<typeof actsOfTables>;

const ROWS = 10_000;
const ROUNDS = 5;
const STEPS = 100;
/** A little more than five rows, so that every step shows new ones. */
const STEP = 213;
const LONG_FRAME = 33;

const NAMES = ['tableOurs', 'tableAgGrid'] as const;

function measured() {
  return race(NAMES, ROUNDS, async (visit, name) => {
    const acts = await actsOf<Acts>(visit, 'tables', name, ROWS);
    const work = (act: (table: Acts) => Promise<unknown>) => workFor(visit, () => acts.evaluate(act));
    const scrollOn = (steps: number) =>
      workFor(visit, () => acts.evaluate((table, [count, step]) => table.scroll(count, step), [steps, STEP] as const));
    const frames = async () => {
      const each: number[] = [];
      for (let at = 0; at < STEPS; at += 1) each.push(await scrollOn(1));
      return each;
    };
    let painted = Number.NaN;
    const mount = await workFor(visit, async () => {
      painted = await acts.evaluate((table) => table.mount());
    });
    const elements = await acts.evaluate((table) => table.elements());
    await scrollOn(STEPS);
    await acts.evaluate((table) => table.toTop());
    const scroll = await scrollOn(STEPS);
    const quickFrames = await frames();
    await throttle(visit, 4);
    const slowFrames = await frames();
    await throttle(visit, 1);
    await acts.evaluate((table) => table.toTop());
    const number = await work((table) => table.sort('recipients', false));
    const turn = [await work((table) => table.sort('recipients', true))];
    const word = await work((table) => table.sort('name', false));
    turn.push(await work((table) => table.sort('name', true)));
    const remount: number[] = [];
    const repainted: number[] = [];
    const first: number[] = [];
    const later: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await acts.evaluate((table) => table.unmount());
      const again = await workFor(visit, async () => {
        repainted.push(await acts.evaluate((table) => table.mount()));
      });
      remount.push(again);
      first.push(await work((table) => table.search('valley')));
      later.push(await work((table) => table.search('saddle')), await work((table) => table.search('copper')));
    }
    return {
      mount: [mount],
      painted: [painted],
      elements: [elements],
      scroll: [scroll / STEPS],
      'long frames': [quickFrames.filter((frame) => frame > LONG_FRAME).length],
      'slow frames': [percentile(slowFrames, 0.95)],
      number: [number],
      word: [word],
      turn,
      remount,
      repainted,
      first,
      later,
    };
  });
}

export const suite: Suite = {
  name: 'long-table',
  title: 'Table, 10,000 rows',
  about: `Our Table and AG Grid Community with the same 10,000 rows of eight columns (five of words, a date, a number, money), rows of 40 px in a view of 600 px, each in turn in a fresh page of the same Chromium, for ${ROUNDS} rounds. AG Grid has only the modules that are measured, no animations, and its cache for searches. Milliseconds are the processor time of the page’s main thread from the action until its result is painted; waiting and other programs don’t count. Warm mounts happen in the same page, while everything around the table stays mounted. Our search finds dates and amounts as displayed, AG Grid’s finds the raw values.`,
  packages: ['react', 'ag-grid-community', 'playwright'],
  run: async () => {
    const of = await measured();
    const figure = (what: string, key: string, unit: string, limit?: number): Figure => ({
      what,
      unit,
      value: of('tableOurs', key),
      peer: { what: `${unit} AG Grid`.trim(), value: of('tableAgGrid', key) },
      budgets: limit === undefined ? [] : [{ measure: 'ratio', bound: 'at most', limit }],
    });
    return [
      figure('mount', 'mount', 'ms', 0.7),
      figure('warm mount', 'remount', 'ms', 0.5),
      figure('sort by a number', 'number', 'ms', 1),
      figure('sort by words', 'word', 'ms', 1),
      figure('reverse the sort', 'turn', 'ms', 1),
      figure('first search', 'first', 'ms', 1),
      figure('later searches', 'later', 'ms', 1),
      figure('scroll step', 'scroll', 'ms', 0.65),
      figure('frame of a scroll with a CPU four times slower, p95', 'slow frames', 'ms', 0.7),
      {
        what: `frames over ${LONG_FRAME} ms in ${STEPS} steps`,
        unit: '',
        value: of('tableOurs', 'long frames'),
        budgets: [{ measure: 'value', bound: 'at most', limit: 0 }],
      },
      figure('elements', 'elements', '', 0.6),
      figure('mount until painted, by the clock', 'painted', 'ms'),
      figure('warm mount until painted, by the clock', 'repainted', 'ms'),
    ];
  },
};
