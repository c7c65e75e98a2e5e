/** Rows are grids, and a `display` of their own takes the meaning of table elements away in some browsers: the roles give it back. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asCell = { role: 'cell' };
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const;
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const;
