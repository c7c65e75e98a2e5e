import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Banner } from '../../Banner/Banner.tsx';
import { Button } from '../../Button/Button.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { withoutFilters } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';

export interface TableError {
  /** Says what happened, as a sentence. */
  message: string;
  /** Tries again. Default: no button. */
  onRetry?: (() => void) | undefined;
}

export interface TableEmpty {
  /** Says that there is nothing, as a sentence without a full stop. */
  title: string;
  /** Says what to do about it. */
  description?: string | undefined;
  /** A button that does it. */
  action?: ReactNode;
}

/** The error above rows that are still shown but could not be refreshed. */
export function AboveRows({ error }: { error: TableError }) {
  const texts = useTableTexts();
  const keptFocus = useKeptFocus();
  return (
    <div data-part="above" ref={keptFocus}>
      <Banner
        tone="danger"
        title={error.message}
        actions={error.onRetry !== undefined && <Button onClick={error.onRetry}>{texts.retry}</Button>}
      />
    </div>
  );
}

/** Explains why there are no rows: an error, a page that no longer exists, a search without matches, or no data. */
export function InsteadOfRows() {
  const { error, empty } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const { total } = useTablePart('rows');
  const texts = useTableTexts();
  const keptFocus = useKeptFocus();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <div data-part="instead" ref={keptFocus}>
      {error !== undefined ? (
        <ErrorState title={error.message} {...(error.onRetry !== undefined && { onRetry: error.onRetry })} />
      ) : total > 0 ? (
        <EmptyState
          title={texts.pageGone(state.page)}
          action={
            <Button onClick={() => onState({ ...state, page: Math.ceil(total / state.pageSize) })}>
              {texts.lastPage}
            </Button>
          }
        />
      ) : isNarrowed ? (
        <EmptyState
          title={state.search === '' ? texts.noMatch : `${texts.noMatch} “${state.search}”`}
          action={<Button onClick={() => onState(withoutFilters(state))}>{texts.clearFilters}</Button>}
        >
          {texts.noMatchHint}
        </EmptyState>
      ) : (
        <EmptyState title={empty?.title ?? texts.noRows} action={empty?.action}>
          {empty?.description}
        </EmptyState>
      )}
    </div>
  );
}
