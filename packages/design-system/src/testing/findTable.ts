import { fireEvent, queryAllByRole, waitFor } from '@testing-library/dom';
import { chooseItemOf } from './chooseItem.ts';
import { editCell } from './editCell.ts';
import { isMatch, listed, text, withRole, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';
import { panelsOf, type PanelTester } from './tablePanels.ts';

export type SortOrder = 'ascending' | 'descending' | 'none';

export interface TableTester extends PanelTester {
  /** The table itself, with role `table`, `grid` or `treegrid`. */
  element: HTMLElement;
  /** The headers in order, without the columns of checkboxes and actions, which have no text. */
  headers: () => string[];
  /** The rows with data, in order. */
  rows: () => HTMLElement[];
  /** The row whose first column has this text, or starts with it. Waits for the row. */
  row: (name: NamePattern) => Promise<HTMLElement>;
  /** The cell in a row and under a column header. */
  cell: (row: NamePattern, column: string) => Promise<HTMLElement>;
  /** The texts of one column, from the first row to the last. */
  column: (header: string) => string[];
  /** How the column is sorted. */
  sorted: (column: string) => SortOrder;
  /** Presses the column's header until the column is sorted in this order. */
  sortBy: (column: string, order?: Exclude<SortOrder, 'none'>) => Promise<void>;
  /** Replaces the text in the table's search field. */
  search: (text: string) => Promise<void>;
  /** Expands a row or a group of a tree, so that the rows below it are shown. */
  expand: (row: NamePattern) => Promise<void>;
  /** Collapses it. */
  collapse: (row: NamePattern) => Promise<void>;
  /** Selects a row, or deselects it. */
  select: (row: NamePattern) => Promise<void>;
  /** Selects all rows of the page, and those of the other pages where the table offers them. */
  selectAll: () => Promise<void>;
  /** Runs an action of a row, from the row or from its menu. */
  act: (row: NamePattern, action: string) => Promise<void>;
  /** Types a value into the field of a cell, or chooses the badge with this label, and saves it. */
  edit: (row: NamePattern, column: string, value: string) => Promise<void>;
  nextPage: () => Promise<void>;
  previousPage: () => Promise<void>;
}

const ROLES = ['table', 'grid', 'treegrid'] as const;

/** Compares the accessible name of the first column or of its link, because small text beside it isn't part of the row's name. */
function isNamed(row: HTMLElement, pattern: NamePattern): boolean {
  const name = (actual: string): boolean => isMatch(actual, pattern);
  const headers = withRole(row, 'rowheader');
  return (
    queryAllByRole(row, 'rowheader', { name }).length > 0 ||
    headers.some((header) => queryAllByRole(header, 'link', { name }).length > 0) ||
    // In a tree, the button that expands the row is before the name.
    headers.some((header) => isMatch(text(header.querySelector('[data-part="branch"] + *')), pattern))
  );
}

/** Whether the table is shown only until the code for rows below rows has loaded. */
function isStandIn(table: HTMLElement): boolean {
  return table.closest('[data-stand-in]') !== null;
}

/** Waits for the table with this name, and returns helpers for it. */
export async function findTable(label: string | RegExp, options: Surroundings = {}): Promise<TableTester> {
  const around = surroundings(options);
  const { container, user, wait } = around;
  const element = await waitFor(() => {
    const tables = ROLES.flatMap((role) => withRole(container, role));
    const nameOf = (table: HTMLElement): string => table.getAttribute('aria-label') ?? '';
    const isMeant = (name: string): boolean => (typeof label === 'string' ? name === label : label.test(name));
    const found = tables.find((table) => isMeant(nameOf(table)) && table.checkVisibility() && !isStandIn(table));
    if (found === undefined) throw new Error(`There is no table “${String(label)}”; ${listed(tables.map(nameOf))}`);
    return found;
  }, wait);
  // The toolbar and the pagination are around the frame in which the rows scroll.
  const root = element.closest('[data-part="scroller"]')?.parentElement?.parentElement ?? container;

  const headerRow = (): HTMLElement => {
    const row = withRole(element, 'row')[0];
    if (row === undefined) throw new Error('The table has no header');
    return row;
  };
  // A column of a group says its group in its label.
  const headerText = (one: HTMLElement): string => one.getAttribute('aria-label') ?? text(one);
  const header = (column: string): HTMLElement => {
    const found = withRole(headerRow(), 'columnheader').find((one) => isMatch(headerText(one), column));
    if (found === undefined) throw new Error(`There is no column “${column}”; ${listed(headers())}`);
    return found;
  };
  const headers = (): string[] => withRole(headerRow(), 'columnheader').map(headerText).filter(Boolean);
  const rows = (): HTMLElement[] => withRole(element, 'row').filter((one) => withRole(one, 'rowheader').length > 0);
  const row = (name: NamePattern): Promise<HTMLElement> =>
    waitFor(() => {
      const all = rows();
      // Checks rows that contain the text first, because accessible names are slow to compute and a page may have a hundred rows.
      const likely = all.filter((one) => typeof name !== 'string' || text(one).includes(name));
      const found = [...likely, ...all].find((one) => isNamed(one, name));
      const names = all.map((one) => text(withRole(one, 'rowheader')[0]));
      if (found === undefined) throw new Error(`There is no row “${String(name)}”; ${listed(names)}`);
      return found;
    }, wait);
  const cellIn = (of: HTMLElement, column: string): HTMLElement => {
    const place = [...headerRow().children].indexOf(header(column));
    return of.children[place] as HTMLElement;
  };
  const sorted = (column: string): SortOrder => (header(column).getAttribute('aria-sort') ?? 'none') as SortOrder;
  const turn = async (part: 'first' | 'last'): Promise<void> => {
    const steps = root.querySelectorAll('[data-part="steps"] button');
    const button = steps[part === 'first' ? 0 : steps.length - 1];
    if (button === undefined) throw new Error('The table has no pages');
    await user.click(button);
  };

  const setExpanded = async (name: NamePattern, isExpanded: boolean): Promise<void> => {
    const button = (await row(name)).querySelector('[data-part="branch"] button');
    if (button === null) throw new Error(`“${String(name)}” has no rows below it`);
    if (button.getAttribute('aria-expanded') !== String(isExpanded)) await user.click(button);
  };

  return {
    element,
    headers,
    rows,
    row,
    cell: async (name, column) => cellIn(await row(name), column),
    column: (name) => rows().map((one) => text(cellIn(one, name))),
    sorted,
    sortBy: async (column, order = 'ascending') => {
      for (let presses = 0; presses < 3 && sorted(column) !== order; presses += 1) {
        const before = sorted(column);
        const button = header(column).querySelector('button');
        if (button === null) throw new Error(`${column} can't be sorted`);
        await user.click(button);
        await waitFor(() => {
          if (sorted(column) === before) throw new Error(`Pressing ${column} changes nothing`);
        }, wait);
      }
      if (sorted(column) !== order) throw new Error(`${column} can't be sorted ${order}`);
    },
    search: async (words) => {
      const field = root.querySelector<HTMLInputElement>('input[type="search"], [role="searchbox"]');
      if (field === null) throw new Error('The table has no search field');
      await user.clear(field);
      // Enter starts the search immediately. A table with server rows would otherwise wait for a pause in typing.
      await user.type(field, words);
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    expand: (name) => setExpanded(name, true),
    collapse: (name) => setExpanded(name, false),
    select: async (name) => {
      const box = (await row(name)).querySelector('input[type="checkbox"]');
      if (box === null) throw new Error('The rows of this table can’t be selected');
      await user.click(box);
    },
    selectAll: async () => {
      // Above cards the box is beside the rows, not in a header.
      const box = root.querySelector<HTMLInputElement>(
        'thead [data-kind="select"] input, label:has(+ [data-part="scroller"]) input',
      );
      if (box === null) throw new Error('The rows of this table can’t be selected');
      if (!box.checked) await user.click(box);
      const button = await waitFor(() => {
        const bar = root.querySelector(':scope > [role="group"]');
        if (bar === null) throw new Error('Nothing is selected');
        return bar.querySelector('[data-part="select-all"]');
      }, wait);
      if (button !== null) await user.click(button);
    },
    act: async (name, action) => {
      const buttons = [...(await row(name)).querySelectorAll('button')];
      const inline = buttons.find((one) => isMatch(text(one), action));
      if (inline !== undefined) {
        await user.click(inline);
        return;
      }
      const menu = buttons.findLast((one) => one.matches('[aria-haspopup]:not([data-part="edit"])'));
      if (menu === undefined) throw new Error(`The row has no action “${action}” and no menu`);
      await chooseItemOf(menu, action, around);
    },
    edit: async (name, column, value) => editCell(cellIn(await row(name), column), value, around),
    nextPage: () => turn('last'),
    previousPage: () => turn('first'),
    ...panelsOf(root, around),
  };
}
