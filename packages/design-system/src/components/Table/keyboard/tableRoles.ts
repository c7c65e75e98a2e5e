/**
 * Rows are CSS grids, and a `display` of their own takes the meaning of table elements away in some browsers: the roles
 * give it back.
 *
 * A table is a `grid` only when its rows have a state of their own (they are selected, or opened in place) or aren't all
 * in the document (windowed). Then a tab stop for each control would be hundreds, or would end at rows that aren't
 * there, and one tab stop with arrow keys is the better way. A list that is read, whose rows have a link and perhaps a
 * menu, stays a `table`: in a grid, screen readers hand every key to the page, and their own commands for reading a
 * table, by which such a list is used, are gone.
 */
export interface TableRoles {
  table: object;
  rowGroup: object;
  row: object;
  cell: object;
  rowHeader: object;
  columnHeader: object;
}

export const TABLE_ROLES: TableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
};

// Each cell can have the focus; which one Tab reaches, useGridFocus says.
export const GRID_ROLES: TableRoles = {
  table: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell', tabIndex: -1 },
  rowHeader: { role: 'rowheader', scope: 'row', tabIndex: -1 },
  columnHeader: { role: 'columnheader', scope: 'col', tabIndex: -1 },
};
