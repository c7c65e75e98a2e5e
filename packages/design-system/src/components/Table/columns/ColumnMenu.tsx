import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { ColumnsIcon } from '../../Icon/ColumnsIcon.ts';
import { useTablePart } from '../tableContexts.ts';
import { Popover } from '../../Popover/Popover.tsx';

// Few readers arrange columns, so only they load the panel.
const ColumnPanel = lazy(() => import('./ColumnPanel.tsx'));

/** Which columns are shown, their order, width and place, and the height of the rows. */
export function ColumnMenu() {
  const texts = useTableTexts();
  const { overflowing, isEarly } = useTablePart('layout');
  const lost = overflowing.length;
  return (
    <Popover
      title={texts.columns}
      variant="quiet"
      aria-description={lost > 0 ? texts.columnsGaveWay(lost) : undefined}
      label={
        <>
          <ColumnsIcon /> {texts.columns}
          {(lost > 0 || isEarly) && <small aria-hidden>{lost > 0 && texts.more(lost)}</small>}
        </>
      }
    >
      <Suspense fallback={<div style={{ inlineSize: 300, blockSize: 240 }} />}>
        <ColumnPanel />
      </Suspense>
    </Popover>
  );
}
