import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { saveCsv } from '../../CsvButton/saveCsv.ts';
import { toCsv } from '../../CsvButton/toCsv.ts';
import { cellText } from '../cells/cellText.ts';
import { cellOf, placeOf } from '../keyboard/gridCells.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { tableMatrix, toMarkdown, toTsv } from './tableMatrix.ts';

export type CopyKind = 'tsv' | 'markdown';

/** Rows and how many they should be: of server data, only those that were shown are known. */
export interface KnownRows<Row> {
  rows: readonly Row[];
  all: number;
}

interface ExportSource<Row> {
  scroller: RefObject<HTMLElement | null>;
  /** Those shown, in their order. */
  columns: readonly TableColumn<Row>[];
  page: readonly Row[];
  leadCount: number;
  /** Undefined: nothing is selected. */
  selected: () => KnownRows<Row> | undefined;
  /** Everything that is selected, fetched where that is possible. */
  loadSelected: () => Promise<KnownRows<Row>>;
}

export interface TableExport<Row> {
  /** What a screen reader hears about it. */
  news: string;
  copySelected: (kind: CopyKind) => Promise<void>;
  saveSelected: (fileName: string) => Promise<void>;
  save: (fileName: string, rows: readonly Row[]) => void;
}

/** Copies by the keys of the system and by menu, and writes CSV. */
export function useTableExport<Row>(source: ExportSource<Row>): TableExport<Row> {
  const { scroller, columns, page, leadCount, selected, loadSelected } = source;
  const texts = useTableTexts();
  const formats = useFormats();
  const [news, setNews] = useState('');

  function tell({ rows, all }: KnownRows<Row>) {
    const count = formats.number(rows.length);
    setNews(rows.length < all ? texts.copiedOf(count, formats.number(all)) : texts.copied(texts.rows(count)));
  }
  function textOf(rows: readonly Row[], kind: CopyKind): string {
    const matrix = tableMatrix(columns, rows, formats);
    return kind === 'tsv' ? toTsv(matrix) : toMarkdown(columns, matrix);
  }
  function cellAtFocus(): string | undefined {
    const cell = cellOf(document.activeElement);
    if (cell === null || document.activeElement?.matches('input:not([type="checkbox"]), textarea')) return undefined;
    const place = placeOf(cell);
    const column = columns[place.column - leadCount];
    if (place.row === -1) return column?.header;
    const row = page[place.row];
    if (row === undefined) return cell.textContent;
    return column === undefined ? textOf([row], 'tsv') : cellText(column, row, formats);
  }

  const onCopy = useLatest((event: ClipboardEvent) => {
    // Whoever marked words wants those.
    if (window.getSelection()?.type === 'Range' || event.defaultPrevented) return;
    const rows = selected();
    const text = rows === undefined ? cellAtFocus() : textOf(rows.rows, 'tsv');
    if (text === undefined || text === '') return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (rows) tell(rows);
    else setNews(texts.copied(text.length > 80 ? `${text.slice(0, 80)}…` : text));
  });
  useEffect(() => {
    const element = scroller.current;
    const listen = (event: ClipboardEvent) => onCopy.current(event);
    element?.addEventListener('copy', listen);
    return () => element?.removeEventListener('copy', listen);
  }, [scroller, onCopy]);

  const save = (fileName: string, rows: readonly Row[]) =>
    saveCsv(fileName, toCsv(tableMatrix(columns, rows, formats)));
  return {
    news,
    save,
    async copySelected(kind) {
      try {
        const known = await loadSelected();
        await navigator.clipboard.writeText(textOf(known.rows, kind));
        tell(known);
      } catch {
        setNews(texts.copyFailed);
      }
    },
    async saveSelected(fileName) {
      try {
        save(fileName, (await loadSelected()).rows);
      } catch {
        setNews(texts.downloadFailed);
      }
    },
  };
}
