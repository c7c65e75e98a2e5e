import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { BookmarkIcon } from '../../Icon/BookmarkIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';
import { isViewShown } from '../state/tableViews.ts';
import { useTablePart } from '../tableContexts.ts';

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx'));

/** Saved views. The button names the one that is shown. */
export function ViewsMenu() {
  const { views } = useTablePart('settings');
  const { state } = useTablePart('state');
  const texts = useTableTexts();
  const shown = views?.find((view) => isViewShown(view, state));
  return (
    <Popover
      title={texts.views}
      variant="quiet"
      label={
        <>
          <BookmarkIcon /> {shown === undefined ? texts.views : texts.viewShown(shown.name)}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div style={{ inlineSize: 240, blockSize: 120 }} />}>
          <ViewsPanel shownId={shown?.id} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
