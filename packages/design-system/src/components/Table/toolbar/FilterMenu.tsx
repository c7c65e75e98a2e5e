import { lazy, Suspense } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { FilterIcon } from '../../Icon/FilterIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';

const FilterPanel = lazy(() => import('./FilterPanel.tsx'));

/** All filters in one popover. The chosen values appear as chips beside it. */
export function FilterMenu() {
  const texts = useTableTexts();
  return (
    <Popover
      title={texts.filters}
      variant="quiet"
      label={
        <>
          <FilterIcon /> {texts.filters}
        </>
      }
    >
      <Suspense fallback={<div style={{ inlineSize: 200, blockSize: 160 }} />}>
        <FilterPanel />
      </Suspense>
    </Popover>
  );
}
