import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { FilterIcon } from '../../Icon/FilterIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';
import { isChosen } from '../data/tableFilters.ts';
import { useTablePart } from '../tableContexts.ts';

const ControlsPanel = lazy(() => import('./ControlsPanel.tsx'));

interface ControlsMenuProps {
  onSaveCsv: (rows: readonly object[]) => void;
}

/** One button for all controls but the search, where rows are cards: on a phone they would take rows of their own. */
export function ControlsMenu({ onSaveCsv }: ControlsMenuProps) {
  const { filters } = useTablePart('settings');
  const { state } = useTablePart('state');
  const texts = useTableTexts();
  const chosen = filters.filter((filter) => isChosen(filter, state.filters[filter.id])).length;
  const name = filters.length > 0 ? texts.filters : texts.sort;
  return (
    <Popover
      title={name}
      isTitleHidden
      data-part="table-controls"
      label={
        <>
          <FilterIcon /> {name}
          {chosen > 0 && <small>{chosen}</small>}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div style={{ inlineSize: 280, blockSize: 320 }} />}>
          <ControlsPanel onSaveCsv={onSaveCsv} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
