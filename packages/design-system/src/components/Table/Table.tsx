'use client';
import { lazy, Suspense } from 'react';
import { FullText } from './cells/FullText.tsx';
import { useTableArranging } from './columns/useTableArranging.ts';
import { useTableExport } from './export/useTableExport.ts';
import { useTableKeys } from './keyboard/useTableKeys.ts';
import { useRowClick } from './rows/useRowClick.ts';
import { Root } from './Table.styles.ts';
import { TableChecks } from './TableChecks.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableNews } from './TableNews.tsx';
import { TablePages } from './TablePages.tsx';
import type { TableProps } from './tableProps.ts';
import { TableProvider } from './TableProvider.tsx';
import { splitProps } from './tableSettings.ts';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import { useTableModel } from './useTableModel.ts';

// Most tables select nothing, so the bar loads with the first selection.
const BulkBar = lazy(() => import('./toolbar/BulkBar.tsx'));

// Replaced by the bundler. Production builds contain none of the checks.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Rows of one kind of thing: search, sort, filter, page, select and act on them. */
export function Table<Row extends object, Id extends string = string>(given: TableProps<Row, Id>) {
  // Inside the table a row is any object, and an id any string.
  const props = given as unknown as TableProps<object>;
  const { settings, root } = splitProps(props);
  const model = useTableModel(settings);
  const { frame, scroller } = model.handles;
  const exports = useTableExport(model);
  useRowClick(scroller);
  useTableKeys(model, useTableArranging(model));
  return (
    <TableProvider model={model}>
      <Root
        data-flush={settings.isFlush || undefined}
        data-density={model.state.state.density ?? settings.density}
        {...root}
      >
        {process.env.NODE_ENV !== 'production' && <TableChecks of={props} />}
        <TableToolbar onSaveCsv={exports.save} />
        <TableFrame />
        <TableNews exported={exports.news} />
        {model.selection.count > 0 && (
          <Suspense>
            <BulkBar exports={exports} />
          </Suspense>
        )}
        <TablePages />
        <FullText frame={frame} />
      </Root>
    </TableProvider>
  );
}
