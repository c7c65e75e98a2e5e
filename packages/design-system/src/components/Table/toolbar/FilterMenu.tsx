import { lazy, Suspense, type ReactNode } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { FilterIcon } from '../../Icon/FilterIcon.ts';
import { Popover } from '../../Popover/Popover.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';

const FilterPanel = lazy(() => import('./FilterPanel.tsx')) as unknown as <Row>(
  props: FilterPanelProps<Row>,
) => ReactNode;

/** All filters in one place; what is chosen stands as chips beside it. */
export function FilterMenu<Row>(props: FilterPanelProps<Row>) {
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
        <FilterPanel {...props} />
      </Suspense>
    </Popover>
  );
}
