import { actsOf, race, workFor } from '../browser.ts';
import type { Figure, Suite } from '../figure.ts';
import type { actsOfTables } from '../../peers/actsOfTables.ts';

type Acts = ReturnType<typeof actsOfTables>;

const ROWS = 100;
const ROUNDS = 5;
const TIMES = 5;

const NAMES = ['tableOurs', 'tablePlain', 'tableMuiX', 'tableReactAdmin'] as const;

function measured() {
  return race(NAMES, ROUNDS, async (visit, name) => {
    const acts = await actsOf<Acts>(visit, 'tables', name, ROWS);
    const work = (act: (table: Acts) => Promise<unknown>) => workFor(visit, () => acts.evaluate(act));
    const remount: number[] = [];
    const sort: number[] = [];
    await acts.evaluate((table) => table.mount());
    for (let time = 0; time < TIMES; time += 1) {
      await acts.evaluate((table) => table.unmount());
      remount.push(await work((table) => table.mount()));
      sort.push(await work((table) => table.sort('recipients', false)));
      sort.push(await work((table) => table.sort('recipients', true)));
    }
    return { remount, sort };
  });
}

export const suite: Suite = {
  name: 'short-table',
  title: 'Table, 100 rows',
  about: `The same 100 rows of eight columns in our Table with all its features, a bare table in React (memoised, sortable rows and nothing else), MUI X DataGrid Community (which keeps only visible rows in the document) and react-admin’s Datagrid, each in turn in a fresh page of the same Chromium, for ${ROUNDS} rounds of ${TIMES} mounts and ${TIMES * 2} clicks on a header. Milliseconds are the processor time of the page’s main thread from the action until its result is painted.`,
  packages: ['react', '@mui/x-data-grid', 'react-admin', 'playwright'],
  run: async () => {
    const of = await measured();
    const figure = (what: string, key: string, peer: (typeof NAMES)[number], who: string, limit?: number): Figure => ({
      what: `${what}, against ${who}`,
      unit: 'ms',
      value: of('tableOurs', key),
      peer: { what: `ms ${who}`, value: of(peer, key) },
      budgets: limit === undefined ? [] : [{ measure: 'ratio', bound: 'at most', limit }],
    });
    return [
      figure('warm mount', 'remount', 'tablePlain', 'a bare table', 1.4),
      figure('sort', 'sort', 'tablePlain', 'a bare table', 1),
      figure('warm mount', 'remount', 'tableReactAdmin', 'react-admin', 0.5),
      figure('sort', 'sort', 'tableReactAdmin', 'react-admin', 0.5),
      figure('warm mount', 'remount', 'tableMuiX', 'MUI X'),
      figure('sort', 'sort', 'tableMuiX', 'MUI X'),
    ];
  },
};
