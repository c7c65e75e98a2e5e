import {
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  themeQuartz,
} from 'ag-grid-community';
import type { ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import type { TableContestant } from '../contestant.ts';
import {
  columns as all,
  COLUMN_WIDTH,
  dateText,
  moneyText,
  numberText,
  ROW_HEIGHT,
  rowsOf,
  VIEW_HEIGHT,
} from '../rows.ts';
import type { Row } from '../rows.ts';

// Only the modules that are measured: with all of them it would be slower.
ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowSelectionModule]);

const columns = all.map(({ id, header }): ColDef<Row> => {
  const base: ColDef<Row> = { field: id, headerName: header, sortable: true, width: COLUMN_WIDTH };
  if (id === 'start') return { ...base, valueFormatter: ({ value }) => dateText(String(value)) };
  if (id === 'recipients') return { ...base, valueFormatter: ({ value }) => numberText(Number(value)) };
  return id === 'cents' ? { ...base, valueFormatter: ({ value }) => moneyText(Number(value)) } : base;
});

const rowData = new Map<number, Row[]>();

/** AG Grid needs its own array, and the same one while nothing changes, as its manual asks. */
function dataOf(size: number): Row[] {
  const data = rowData.get(size) ?? [...rowsOf(size)];
  rowData.set(size, data);
  return data;
}

export const contestant: TableContestant = {
  Provider: ({ children }) => children,
  Scene: ({ size, search = '' }) => (
    <div style={{ height: VIEW_HEIGHT }}>
      <AgGridReact<Row>
        theme={themeQuartz}
        rowData={dataOf(size)}
        columnDefs={columns}
        rowHeight={ROW_HEIGHT}
        quickFilterText={search}
        cacheQuickFilter
        animateRows={false}
        getRowId={({ data }) => data.id}
      />
    </div>
  ),
  firstName: () => document.querySelector('.ag-row[row-index="0"] [col-id="name"]')?.textContent,
  scroller: () => document.querySelector<HTMLElement>('.ag-grid-viewport'),
  header: (column) => document.querySelector<HTMLElement>(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`),
};
