import {
  Button,
  CheckMatrix,
  EmptyState,
  SearchInput,
  Stack,
  Text,
  Toolbar,
  useMedia,
  type CheckMatrixProps,
} from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { permissionRows } from './permissionRows.ts';

const ColumnSelect = lazyPart(async () => (await import('./ColumnSelect.tsx')).ColumnSelect);

/**
 * All permissions by area as a matrix. A search leaves only the rows that match, and a button those that are allowed. A phone has
 * room for one column and shows the chosen one; a caller with several columns shows a skeleton while their choice loads.
 */
export function PermissionMatrix({ columns: all, ...props }: Omit<CheckMatrixProps, 'rows' | 'rowsLabel'>) {
  const { count } = useFormats();
  const [search, setSearch] = useState('');
  // As they were when the button was pressed: a row that is taken away by its own box couldn't be given back.
  const [allowed, setAllowed] = useState<ReadonlySet<string>>();
  const isPhone = useMedia('(max-width: 719px)');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = all.find(({ id }) => id === chosen) ?? all[0];
  const columns = isPhone && shown ? [shown] : all;
  const isAllowed = (id: string) => columns.some((column) => props.isChecked(id, column.id));
  const rows = permissionRows(search).filter(({ id }) => allowed === undefined || allowed.has(id));
  const showAllowed = () => setAllowed(new Set(permissions.map(({ name }) => name).filter(isAllowed)));
  return (
    <Stack gap={12}>
      <Toolbar
        end={
          <Text size={13} tone="muted" role="status">
            {rows.length < permissions.length && `${rows.length} of ${count(permissions.length, 'permission')}`}
          </Text>
        }
      >
        {columns.length < all.length && (
          <ColumnSelect
            columns={all}
            value={shown?.id ?? null}
            onValueChange={(id) => {
              setChosen(id);
              setAllowed(undefined);
            }}
          />
        )}
        <SearchInput
          label="Search permissions"
          placeholder="Search permissions"
          value={search}
          onValueChange={setSearch}
        />
        {columns.length === 1 && (
          <Button
            aria-pressed={allowed !== undefined}
            onClick={() => (allowed === undefined ? showAllowed() : setAllowed(undefined))}
          >
            Only allowed
          </Button>
        )}
      </Toolbar>
      {rows.length > 0 ? (
        <CheckMatrix rowsLabel="Permission" rows={rows} columns={columns} {...props} />
      ) : (
        <EmptyState title="No permission matches">Search for another word of its name or description.</EmptyState>
      )}
    </Stack>
  );
}
