import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'Table',
  summary: 'Rows that are searched, sorted, filtered, paged, chosen and acted on.',
  whenToUse: [
    'Any list of things of one kind with more than one fact each, whether the browser has them all or a server hands out pages.',
    'State is one plain object, so that an application can keep it in the address and offer saved views.',
  ],
  whenNot: [
    'A few things to go to: `RowList`.',
    'Facts about one thing: `DescriptionList`.',
    'Numbers side by side: `StatCard`.',
    'Ticks by row and column: `CheckMatrix`.',
  ],
  anatomy: [
    {
      part: 'Toolbar',
      is: 'search, filters with removable chips, views, CSV file, columns; your own controls before them',
      at: '[data-part="toolbar"]',
    },
    {
      part: 'Head',
      is: 'sorts; is pulled wider at its edge and carried elsewhere; stays in sight',
      at: 'thead',
    },
    {
      part: 'Row',
      is: 'the first column names it and may be its link; kinds draw the cells; it may open to show more',
      at: 'tbody tr',
    },
    {
      part: 'Bulk bar',
      is: 'what can be done with the chosen rows, and their copy as a table or Markdown',
      at: '[role="group"]:has(> [data-part="count"])',
    },
    {
      part: 'Foot',
      is: 'totals that stay in sight; page, size, and how many there are',
      at: 'nav',
    },
  ],
  accessibility: [
    'The first column is the row’s header, and row actions are named after it.',
    'A `table` to read; a `grid` with one tab stop and arrow keys where rows are chosen, opened or windowed.',
    'Everything the pointer does to columns, the Columns panel does by keyboard; on a grid’s header Shift and Alt with arrows do too.',
    'Sorting and counts are announced. What is cut off can be read in full by keyboard.',
    'On small screens rows become cards of label and value.',
  ],
  keys: [
    { press: ['↑', '↓', '←', '→'], does: 'In a grid: to the next cell; up from the first row is the header.' },
    { press: ['Home', 'End'], does: 'To the first, to the last cell of the row.' },
    { press: ['Ctrl+Home', 'Ctrl+End'], does: 'To the first row, to the last.' },
    { press: ['Page Up', 'Page Down'], does: 'By as many rows as are in view.' },
    { press: ['Enter'], does: 'Press the cell’s button, or follow the row’s link; on a header, sort.' },
    { press: ['F2'], does: 'Into the cell: ← and → walk among its controls, Esc leads back.' },
    { press: ['Space'], does: 'Choose the row; with Shift all rows up to it.' },
    { press: ['Shift+↑', 'Shift+↓'], does: 'Choose along.' },
    { press: ['Ctrl+A'], does: 'Choose all rows of the page.' },
    { press: ['Shift+←', 'Shift+→'], does: 'On a header: carry the column.' },
    { press: ['Alt+←', 'Alt+→'], does: 'On a header: make the column 16 px narrower or wider.' },
  ],
  good: 'Name columns’ kinds, and let the table draw them: numbers right, dates in one format.',
  bad: 'Draw every cell yourself, and sort on words that are dates.',
  isWide: true,
  finds: [
    'data grid',
    'list',
    'sort',
    'filter rows',
    'bulk actions',
    'spreadsheet',
    'pagination',
    'virtual rows',
    'export',
  ],
  status: 'stable',
  since: '0.1.0',
};
