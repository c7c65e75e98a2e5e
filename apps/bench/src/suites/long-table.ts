import { actsOf, race, throttle, workOf } from '../browser.ts';
import type { Figure, Suite } from '../figure.ts';
import { percentile } from '../measure.ts';
import type { actsOfTables } from '../../peers/actsOfTables.ts';

type Acts = ReturnType<typeof actsOfTables>;

const ROWS = 10_000;
const ROUNDS = 5;
const STEPS = 100;
/** Five rows and a bit: every step has new ones. */
const STEP = 213;
const LONG_FRAME = 33;

const names = ['table-ours', 'table-ag-grid'] as const;

const measured = () =>
  race(names, ROUNDS, async (visit, name) => {
    const acts = await actsOf<Acts>(visit, 'tables', name, ROWS);
    const mount = await acts.evaluate((table) => table.mount());
    const elements = await acts.evaluate((table) => table.elements());
    const scroll = () =>
      acts.evaluate((table, [steps, step]) => table.scroll(steps ?? 0, step ?? 0), [STEPS, STEP] as const);
    const before = await workOf(visit);
    const frames = await scroll();
    const work = (await workOf(visit)) - before;
    await throttle(visit, 4);
    const slowFrames = await scroll();
    await throttle(visit, 1);
    const sorts = await acts.evaluate(async (table) => {
      const number = [await table.sort('recipients', false), await table.sort('recipients', true)];
      const word = [await table.sort('name', false), await table.sort('name', true)];
      return { number, word };
    });
    const remounts: number[] = [];
    const firstSearches: number[] = [];
    const laterSearches: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const [remount, first, ...later] = await acts.evaluate(async (table) => {
        await table.unmount();
        return [
          await table.mount(),
          await table.search('valley'),
          await table.search('saddle'),
          await table.search('copper'),
        ];
      });
      remounts.push(remount ?? Number.NaN);
      firstSearches.push(first ?? Number.NaN);
      laterSearches.push(...later);
    }
    return {
      mount: [mount],
      elements: [elements],
      work: [work / STEPS],
      'long frames': [frames.filter((frame) => frame > LONG_FRAME).length],
      'slow frames': [percentile(slowFrames, 0.95)],
      number: sorts.number,
      word: sorts.word,
      remount: remounts,
      'first search': firstSearches,
      'later search': laterSearches,
    };
  });

export const suite: Suite = {
  name: 'long-table',
  title: 'Table, 10,000 rows',
  about: `Our Table and AG Grid Community with the same 10,000 rows of eight columns (five of words, a date, a number, money), rows of 40 px in a view of 600 px, in fresh pages of the same Chromium in turn, ${ROUNDS} rounds. AG Grid has only the modules that are measured, no animations, and its cache for searches. A time is from the act until the page that it asked for is painted; frames come as fast as they are made, so that they show what a step costs. Warm mounts come again in the same page, with what is around it still there. Ours finds what is seen (dates and amounts as written), AG Grid the raw values.`,
  packages: ['react', 'ag-grid-community', 'playwright'],
  run: async () => {
    const of = await measured();
    const figure = (what: string, key: string, unit: string, limit: number): Figure => ({
      what,
      unit,
      value: of('table-ours', key),
      peer: { what: `${unit} AG Grid`.trim(), value: of('table-ag-grid', key) },
      budgets: [{ of: 'ratio', is: 'at most', limit }],
    });
    return [
      figure('mount', 'mount', 'ms', 0.7),
      figure('warm mount', 'remount', 'ms', 0.5),
      figure('sort by a number', 'number', 'ms', 1),
      figure('sort by words', 'word', 'ms', 1),
      figure('search, the first', 'first search', 'ms', 1),
      figure('search, later ones', 'later search', 'ms', 1),
      figure('work of a scroll step', 'work', 'ms', 0.65),
      figure('frame of a scroll with a CPU four times slower, p95', 'slow frames', 'ms', 0.7),
      {
        what: `frames over ${LONG_FRAME} ms in ${STEPS} steps`,
        unit: '',
        value: of('table-ours', 'long frames'),
        peer: { what: 'AG Grid', value: of('table-ag-grid', 'long frames') },
        budgets: [{ of: 'value', is: 'at most', limit: 0 }],
      },
      figure('elements', 'elements', '', 0.6),
    ];
  },
};
