import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { BookmarkIcon } from '../../Icon/BookmarkIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';
import type { TableState } from '../state/tableState.ts';
import { isViewShown, stateOfView, type TableView } from '../state/tableViews.ts';

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx'));

export interface ViewsMenuProps {
  views: readonly TableView[];
  onSaveView: ((name: string, state: TableState) => void) | undefined;
  onDeleteView: ((id: string) => void) | undefined;
  state: TableState;
  onState: (state: TableState) => void;
}

/** States that somebody gave a name; the button says which of them is shown. */
export function ViewsMenu(props: ViewsMenuProps) {
  const texts = useTableTexts();
  const shown = props.views.find((view) => isViewShown(view, props.state));
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
          <ViewsPanel
            {...props}
            shownId={shown?.id}
            onChoose={(view) => props.onState(stateOfView(view))}
            onClose={close}
          />
        </Suspense>
      )}
    </Popover>
  );
}
