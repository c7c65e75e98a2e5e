import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Banner } from '../../Banner/Banner.tsx';
import { Button } from '../../Button/Button.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { withoutFilters, type TableState } from '../state/tableState.ts';

export interface TableError {
  /** What happened, as a sentence. */
  message: string;
  /** Tries again; absent: there is no button for it. */
  onRetry?: (() => void) | undefined;
}

export interface TableEmpty {
  /** That there is nothing, as a sentence without a full stop. */
  title: string;
  /** What to do about it. */
  description?: string | undefined;
  /** One button that does it. */
  action?: ReactNode;
}

/** The rows are old but there: the error stands above them. */
export function AboveRows({ error }: { error: TableError }) {
  const texts = useTableTexts();
  const going = useKeptFocus();
  return (
    <div data-part="above" ref={going}>
      <Banner
        tone="danger"
        title={error.message}
        actions={error.onRetry !== undefined && <Button onClick={error.onRetry}>{texts.retry}</Button>}
      />
    </div>
  );
}

interface InsteadOfRowsProps {
  error: TableError | undefined;
  empty: TableEmpty | undefined;
  /** More than none: the rows are there, on pages before this one. */
  total: number;
  state: TableState;
  onState: (state: TableState) => void;
}

/** No rows: because of an error, because the page is gone, of what the reader searched for, or because there are none. */
export function InsteadOfRows({ error, empty, total, state, onState }: InsteadOfRowsProps) {
  const texts = useTableTexts();
  const going = useKeptFocus();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <div data-part="instead" ref={going}>
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
