import type { TableContestant } from './contestant.ts';
import { painted, timeUntil } from './painted.ts';
import { ROW_HEIGHT, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { Stage } from './stage.tsx';

function nameOf(row: Row | undefined): string | undefined {
  return row?.name;
}

/** The acts timed on a table. Each ends when its result is painted. */
export function actsOfTables(contestant: TableContestant, { show, hide }: Stage, size: number) {
  const { firstName, scroller, header } = contestant;
  const rows = rowsOf(size);
  // The scroll height covers all rows, even those that aren't in the document.
  const isWhole = () => size <= 100 || (scroller()?.scrollHeight ?? 0) > size * ROW_HEIGHT * 0.9;
  const startsWith = (name: string | undefined) => () => firstName() === name;
  return {
    mount: () =>
      timeUntil(
        () => startsWith(nameOf(rows[0]))() && isWhole(),
        () => show({ size }),
      ),
    unmount: () => timeUntil(() => firstName() === undefined, hide),
    /** Sorts by a click on the header: the first click sorts ascending, the second descending. */
    sort: (column: 'name' | 'recipients', isDescending: boolean) => {
      const sorted = rows.toSorted((a, b) => (a[column] < b[column] ? -1 : 1));
      return timeUntil(startsWith(nameOf(sorted.at(isDescending ? -1 : 0))), () => header(column)?.click());
    },
    search: (search: string) => {
      const found = rows.find(({ name }) => name.toLowerCase().includes(search));
      return timeUntil(startsWith(nameOf(found)), () => show({ size, search }));
    },
    /** Scrolls as a mouse wheel does: one step per frame. */
    scroll: async (steps: number, step: number) => {
      const box = scroller();
      if (!box) throw new Error('The table has no scroll container');
      const begin = box.scrollTop;
      for (let at = 0; at < steps; at += 1) {
        box.scrollTop += step;
        await painted();
      }
      // AG Grid sometimes resets the position to that of its own scrollbar, which loses about one step in fifty.
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
