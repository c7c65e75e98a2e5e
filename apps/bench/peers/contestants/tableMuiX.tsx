import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
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

const theme = createTheme();

const columns = all.map(({ id, header }): GridColDef<Row> => {
  const base: GridColDef<Row> = { field: id, headerName: header, width: COLUMN_WIDTH };
  if (id === 'start') return { ...base, valueFormatter: (value: string) => dateText(value) };
  if (id === 'recipients') return { ...base, type: 'number', valueFormatter: (value: number) => numberText(value) };
  return id === 'cents' ? { ...base, type: 'number', valueFormatter: (value: number) => moneyText(value) } : base;
});
const page = { pagination: { paginationModel: { pageSize: 100 } } };

/** At most 100 rows, the limit of its free edition. Only visible rows are in the document. */
export const contestant: TableContestant = {
  Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  Scene: ({ size }) => (
    <div style={{ height: VIEW_HEIGHT }}>
      <DataGrid
        rows={rowsOf(size)}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        initialState={page}
        pageSizeOptions={[100]}
        disableRowSelectionOnClick
      />
    </div>
  ),
  firstName: () => document.querySelector('.MuiDataGrid-row[data-rowindex="0"] [data-field="name"]')?.textContent,
  scroller: () => document.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller'),
  header: (column) => document.querySelector<HTMLElement>(`.MuiDataGrid-columnHeader[data-field="${column}"]`),
};
