import '@mailroom/design-system/styles.css';
import { DEFAULT_TABLE_STATE, DesignProvider, Table } from '@mailroom/design-system';
import type { TableColumn, TableState } from '@mailroom/design-system';
import { useState } from 'react';
import type { TableContestant } from '../contestant.ts';
import { columns as all, COLUMN_WIDTH, dateText, rowsOf, VIEW_HEIGHT } from '../rows.ts';
import type { Row } from '../rows.ts';

const columns = all.map(({ id, header }): TableColumn<Row> => {
  const base = { id, header, isSortable: true, width: COLUMN_WIDTH };
  if (id === 'start') return { ...base, kind: 'date', value: (row) => row.start };
  if (id === 'recipients') return { ...base, kind: 'number', value: (row) => row.recipients };
  if (id === 'cents') return { ...base, kind: 'money', value: (row) => ({ cents: row.cents, currency: 'USD' }) };
  return { ...base, kind: 'text', value: (row) => row[id] };
});

function idOf({ id }: Row) {
  return id;
}

export const contestant: TableContestant = {
  Provider: ({ children }) => (
    <DesignProvider timeZone="Europe/Berlin" formatDate={dateText}>
      {children}
    </DesignProvider>
  ),
  Scene: function Orders({ size, search = '' }) {
    const [state, setState] = useState<TableState>(DEFAULT_TABLE_STATE);
    return (
      <Table
        label="Orders"
        columns={columns}
        rows={rowsOf(size)}
        rowId={idOf}
        state={search === state.search ? state : { ...state, search }}
        onStateChange={setState}
        isPaged={false}
        {...(size > 100 && { maxHeight: VIEW_HEIGHT })}
      />
    );
  },
  firstName: () => document.querySelector('tbody tr[data-row] th')?.textContent,
  scroller: () => document.querySelector<HTMLElement>('[data-part="scroller"]'),
  header: (column) => document.querySelector<HTMLElement>(`th[data-column="${column}"] button`),
};
