/**
 * Rows are CSS grids, and in some browsers table elements with their own `display` lose their meaning. The roles restore
 * it.
 *
 * A table is a `grid` only when its rows have a state (selected or opened) or aren't all in the document (windowed).
 * A tab stop for each control would then mean hundreds of them, or would end at rows that aren't there. A list for
 * reading, whose rows have a link and perhaps a menu, stays a `table`: in a grid, screen readers pass every key to the
 * page, and their own commands for reading tables stop working.
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

// Each cell can have the focus. useGridFocus decides which one Tab reaches.
export const GRID_ROLES: TableRoles = {
  table: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell', tabIndex: -1 },
  rowHeader: { role: 'rowheader', scope: 'row', tabIndex: -1 },
  columnHeader: { role: 'columnheader', scope: 'col', tabIndex: -1 },
};
