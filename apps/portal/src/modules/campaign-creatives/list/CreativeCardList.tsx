import {
  ErrorState,
  MultiSelect,
  Pagination,
  SearchInput,
  Skeleton,
  Stack,
  Toolbar,
  type TableChoiceFilter,
  type TableState,
} from '@mailroom/design-system';
import { useState, type ReactNode } from 'react';
import { CreativeCards } from './CreativeCards.tsx';
import type { CreativeRow } from './creatives.columns.ts';

interface CreativeCardListProps {
  rows: readonly CreativeRow[] | undefined;
  total: number;
  filters: readonly TableChoiceFilter<CreativeRow>[];
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** The controls that both views share. */
  controls: ReactNode;
  error?: { message: string; onRetry: () => void };
}

/** The same list as the table's, with the same state in the URL. */
export function CreativeCardList(props: CreativeCardListProps) {
  const { rows, total, filters, state, onStateChange, controls, error } = props;
  // Keeps the text locally: a field that waited for the URL would lose letters.
  const [typed, setTyped] = useState(state.search);
  return (
    <Stack gap={16}>
      <Toolbar end={controls}>
        <SearchInput
          label="Search by creative name"
          isLabelHidden
          placeholder="Search by creative name"
          value={typed}
          onValueChange={(search) => {
            setTyped(search);
            onStateChange({ ...state, search, page: 1 });
          }}
        />
        {filters.map(({ id, label, options }) => (
          <MultiSelect
            key={id}
            label={label}
            isLabelHidden
            placeholder={label}
            options={[...options]}
            value={state.filters[id] ?? []}
            onValueChange={(values) =>
              onStateChange({ ...state, page: 1, filters: { ...state.filters, [id]: values } })
            }
          />
        ))}
      </Toolbar>
      {error && (
        <ErrorState title="The creatives could not be loaded" onRetry={error.onRetry}>
          {error.message}
        </ErrorState>
      )}
      {!rows && !error && <Skeleton lines={6} height={40} />}
      {rows && <CreativeCards rows={rows} />}
      {total > 0 && (
        <Pagination
          label="Pages of creatives"
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onPageChange={(page) => onStateChange({ ...state, page })}
          onPageSizeChange={(pageSize) => onStateChange({ ...state, pageSize, page: 1 })}
        />
      )}
    </Stack>
  );
}
