import { memo, useMemo, useState } from 'react';
import type { TableContestant } from '../contestant.ts';
import { cellText, columns, COLUMN_WIDTH, ROW_HEIGHT, rowsOf } from '../rows.ts';
import type { Row } from '../rows.ts';
import './table-plain.css';

type Column = (typeof columns)[number]['id'];

const Line = memo(function Line({ row }: { row: Row }) {
  return (
    <tr style={{ height: ROW_HEIGHT }}>
      {columns.map(({ id }) => (
        <td key={id}>{cellText(row, id)}</td>
      ))}
    </tr>
  );
});

function compare(one: Row, other: Row, id: Column): number {
  const [a, b] = [one[id], other[id]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : a > b ? 1 : 0;
}

export const contestant: TableContestant = {
  Provider: ({ children }) => children,
  Scene: function Orders({ size }) {
    const [sort, setSort] = useState<{ id: Column; sign: number }>();
    const rows = useMemo(
      () => (sort ? rowsOf(size).toSorted((a, b) => compare(a, b, sort.id) * sort.sign) : rowsOf(size)),
      [size, sort],
    );
    return (
      <table className="plain">
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} data-column={id} style={{ width: COLUMN_WIDTH }}>
                <button type="button" onClick={() => setSort({ id, sign: sort?.id === id ? -sort.sign : 1 })}>
                  {header}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    );
  },
  firstName: () => document.querySelector('tbody td')?.textContent,
  scroller: () => document.documentElement,
  header: (column) => document.querySelector<HTMLElement>(`th[data-column="${column}"] button`),
};
