import { lazy, Suspense } from 'react';
import { EarlyColumns } from '#early-columns';
import { FullText } from './cells/FullText.tsx';
import { useTableArranging } from './columns/useTableArranging.ts';
import { useTableRows } from './data/useTableRows.ts';
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
import { useTableModel, type RowsHook } from './useTableModel.ts';

// Most tables select nothing, so the bar loads with the first selection.
const BulkBar = lazy(() => import('./toolbar/BulkBar.tsx'));

// Replaced by the bundler. Production builds contain none of the checks.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

interface WholeTableProps extends TableProps<object> {
  /** Finds and orders the rows. The same kind for as long as the table is mounted. */
  useRows?: RowsHook | undefined;
  /** The props of the application, to look for mistakes in. */
  given?: TableProps<object> | undefined;
}

/** The table with all of its parts. */
export function WholeTable({ useRows = useTableRows, given, ...props }: WholeTableProps) {
  const { settings, root } = splitProps(props);
  const model = useTableModel(settings, useRows);
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
        {process.env.NODE_ENV !== 'production' && <TableChecks of={given ?? props} />}
        {model.layout.isEarly && <EarlyColumns model={model} />}
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
