import { styled } from 'styled-components';
import { useTexts } from '../../../provider/useTexts.ts';
import { space, t, type } from '../../../theme/tokens.ts';
import { Button } from '../../Button/Button.tsx';
import { ColumnMenu } from '../columns/ColumnMenu.tsx';
import { isChosen } from '../data/tableFilters.ts';
import CsvMenu from '../export/CsvMenu.tsx';
import { withoutFilters } from '../state/tableState.ts';
import { isViewShown } from '../state/tableViews.ts';
import { useTablePart } from '../tableContexts.ts';
import FilterPanel from './FilterPanel.tsx';
import SortMenu from './SortMenu.tsx';
import ViewsPanel from './ViewsPanel.tsx';

const Panel = styled.div`
  display: grid;
  gap: ${space(12)};
  /* As wide as a phone allows, beside the padding of the panel and of the page. */
  inline-size: min(320px, calc(100vw - 64px));
  > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
  }
  > h3 {
    color: ${t('ink-muted')};
    ${type(12)}
  }
  /* The panel scrolls. A list that scrolls in it would take the finger. */
  [data-part='choices'] {
    max-block-size: none;
  }
`;

interface ControlsPanelProps {
  onSaveCsv: (rows: readonly object[]) => void;
  onClose: () => void;
}

/** The controls that a wide table has in its toolbar and in its head. Loaded when it is opened. */
export default function ControlsPanel({ onSaveCsv, onClose }: ControlsPanelProps) {
  const { rows, filters, views, onSaveView, csvName, toolbar, choices } = useTablePart('settings');
  const { all, canArrange } = useTablePart('columns');
  const { state, onState } = useTablePart('state');
  const texts = useTexts();
  const shown = views?.find((view) => isViewShown(view, state));
  const hasFilters = filters.some((filter) => isChosen(filter, state.filters[filter.id]));
  return (
    <Panel>
      {choices}
      <div data-part="row">
        {all.some((column) => column.isSortable) && <SortMenu />}
        {canArrange && <ColumnMenu />}
        {csvName !== undefined && rows !== undefined && <CsvMenu onSave={onSaveCsv} />}
        {toolbar}
      </div>
      {filters.length > 0 && (
        <div>
          <FilterPanel />
          {hasFilters && <Button onClick={() => onState(withoutFilters(state))}>{texts.clear}</Button>}
        </div>
      )}
      {(views !== undefined || onSaveView !== undefined) && (
        <>
          <h3>{texts.views}</h3>
          <ViewsPanel shownId={shown?.id} onClose={onClose} />
        </>
      )}
    </Panel>
  );
}
