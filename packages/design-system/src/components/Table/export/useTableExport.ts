import { useEffect, useState } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { cellText } from '../cells/cellText.ts';
import { cellOf, placeOf } from '../keyboard/gridCells.ts';
import { useSelectedRows, type KnownRows } from './useSelectedRows.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { TableModel } from '../tableContexts.ts';
import { tableMatrix, toTsv, type Matrix } from './tableMatrix.ts';

const NO_ROWS: readonly never[] = [];

/** Writes a table as text. Markdown is written by the copy menu, which loads with the first selection. */
type WriteTable = (matrix: Matrix, columns: readonly TableColumn<object>[]) => string;

export interface TableExport {
  /** The announcement for screen readers about the last copy or download. */
  news: string;
  /** Copies the selected rows, as tab-separated text unless it is written otherwise. */
  copySelected: (write?: WriteTable) => Promise<void>;
  /** Saves the selected rows as a CSV file. */
  saveSelected: () => Promise<void>;
  /** Saves these rows as a CSV file. */
  save: (rows: readonly object[]) => Promise<void>;
}

/** Copies with the system's keys and from the menu, and writes CSV. */
export function useTableExport(model: TableModel): TableExport {
  const { settings, rows, selection } = model;
  const { scroller } = model.handles;
  const { placed, leads } = model.columns;
  const { label, csvName = `${label}.csv`, rowId, loadAll } = settings;
  const { page, total, matching, isServer } = rows;
  const columns = [...placed.map(({ column }) => column), ...(rows.tree?.exported ?? NO_ROWS)];
  const { selected, loadSelected } = useSelectedRows({
    rows: settings.rows ?? NO_ROWS,
    selection: selection.selection,
    rowId,
    total,
    isServer,
    matching,
    loadAll,
  });
  const texts = useTableTexts();
  const formats = useFormats();
  const [news, setNews] = useState('');

  function announce(copied: KnownRows<object>) {
    const count = formats.number(copied.rows.length);
    const { all } = copied;
    setNews(copied.rows.length < all ? texts.copiedOf(count, formats.number(all)) : texts.copied(texts.rows(count)));
  }
  const textOf = (copied: readonly object[], write: WriteTable = toTsv) =>
    write(tableMatrix(columns, copied, formats), columns);
  function cellAtFocus(): string | undefined {
    const cell = cellOf(document.activeElement);
    if (cell === null || document.activeElement?.matches('input:not([type="checkbox"]), textarea')) return undefined;
    const place = placeOf(cell);
    const column = columns[place.column - leads.length];
    if (place.row === -1) return column?.header;
    const row = page[place.row];
    if (row === undefined || rows.tree?.lineAt(place.row)?.draw) return cell.textContent;
    return column === undefined ? textOf([row]) : cellText(column, row, formats);
  }

  const onCopy = useLatest((event: ClipboardEvent) => {
    // Selected text is copied by the browser.
    if (window.getSelection()?.type === 'Range' || event.defaultPrevented) return;
    const chosen = selected();
    const text = chosen === undefined ? cellAtFocus() : textOf(chosen.rows);
    if (text === undefined || text === '') return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (chosen) announce(chosen);
    else setNews(texts.copied(text.length > 80 ? `${text.slice(0, 80)}…` : text));
  });
  useEffect(() => {
    const element = scroller.current;
    const listen = (event: ClipboardEvent) => onCopy.current(event);
    element?.addEventListener('copy', listen);
    return () => element?.removeEventListener('copy', listen);
  }, [scroller, onCopy]);

  async function save(saved: readonly object[]): Promise<void> {
    const { saveRows } = await import('../../CsvButton/saveRows.ts');
    saveRows(csvName, tableMatrix(columns, saved, formats));
  }
  return {
    news,
    save,
    async copySelected(write) {
      try {
        const known = await loadSelected();
        await navigator.clipboard.writeText(textOf(known.rows, write));
        announce(known);
      } catch {
        setNews(texts.copyFailed);
      }
    },
    async saveSelected() {
      try {
        await save((await loadSelected()).rows);
      } catch {
        setNews(texts.downloadFailed);
      }
    },
  };
}
