import type { TableContestant } from './contestant.ts';
import { painted, timeUntil } from './painted.ts';
import { rowHeight, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { Stage } from './stage.tsx';

const nameOf = (row: Row | undefined): string | undefined => row?.name;

/** What is done with a table; each act ends when its page is painted. */
export function actsOfTables(contestant: TableContestant, { show, hide }: Stage, size: number) {
  const { firstName, scroller, header } = contestant;
  const rows = rowsOf(size);
  // All rows have their place, whoever of them is in the document.
  const isWhole = () => size <= 100 || (scroller()?.scrollHeight ?? 0) > size * rowHeight * 0.9;
  const begins = (name: string | undefined) => () => firstName() === name;
  return {
    mount: () =>
      timeUntil(
        () => begins(nameOf(rows[0]))() && isWhole(),
        () => show({ size }),
      ),
    unmount: () => timeUntil(() => firstName() === undefined, hide),
    /** Sorts as a click on the header does; the first click ascends, the second descends. */
    sort: (column: 'name' | 'recipients', isDescending: boolean) => {
      const sorted = rows.toSorted((a, b) => (a[column] < b[column] ? -1 : 1));
      return timeUntil(begins(nameOf(sorted.at(isDescending ? -1 : 0))), () => header(column)?.click());
    },
    search: (search: string) => {
      const found = rows.find(({ name }) => name.toLowerCase().includes(search));
      return timeUntil(begins(nameOf(found)), () => show({ size, search }));
    },
    /** As a reader with a wheel does: a step, a frame. */
    scroll: async (steps: number, step: number) => {
      const box = scroller();
      if (!box) throw new Error('There is nothing that scrolls');
      const begin = box.scrollTop;
      for (let at = 0; at < steps; at += 1) {
        box.scrollTop += step;
        await painted();
      }
      // AG Grid sets the place back now and then, to where its own scrollbar still stands: a step in fifty may be lost.
      if (steps > 1 && box.scrollTop < begin + steps * step * 0.9)
        throw new Error(`Only ${box.scrollTop} px were scrolled`);
    },
    toTop: () => {
      const isAtTop = () => {
        scroller()?.scrollTo(0, 0);
        return firstName() === nameOf(rows[0]);
      };
      return timeUntil(isAtTop, () => {});
    },
    elements: () => document.querySelectorAll('#stage *').length,
  };
}
