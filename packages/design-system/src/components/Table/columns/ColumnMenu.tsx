import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { ColumnsIcon } from '../../Icon/ColumnsIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';
import type { ColumnPanelProps } from './ColumnPanel.tsx';

// Few readers arrange columns; nobody else loads what it takes.
const ColumnPanel = lazy(() => import('./ColumnPanel.tsx')) as unknown as <Row>(
  props: ColumnPanelProps<Row>,
) => React.ReactNode;

/** Which columns are shown, in what order, how wide and where; and how high the rows are. */
export function ColumnMenu<Row>(props: ColumnPanelProps<Row>) {
  const texts = useTableTexts();
  return (
    <Popover
      title={texts.columns}
      variant="quiet"
      label={
        <>
          <ColumnsIcon /> {texts.columns}
        </>
      }
    >
      <Suspense fallback={<div style={{ inlineSize: 300, blockSize: 240 }} />}>
        <ColumnPanel {...props} />
      </Suspense>
    </Popover>
  );
}
