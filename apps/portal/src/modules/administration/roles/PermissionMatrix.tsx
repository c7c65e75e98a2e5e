import {
  Button,
  CheckMatrix,
  EmptyState,
  SearchInput,
  Stack,
  Text,
  Toolbar,
  type CheckMatrixProps,
} from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import { useState } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { permissionRows } from './permissionRows.ts';

/** All permissions by area as a matrix. A search and a button leave only the rows that match, or that are allowed. */
export function PermissionMatrix(props: Omit<CheckMatrixProps, 'rows' | 'rowsLabel'>) {
  const { count } = useFormats();
  const [search, setSearch] = useState('');
  // As they were when the button was pressed: a row that is taken away by its own box couldn't be given back.
  const [allowed, setAllowed] = useState<ReadonlySet<string>>();
  const isAllowed = (id: string) => props.columns.some((column) => props.isChecked(id, column.id));
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
        <SearchInput
          label="Search permissions"
          placeholder="Search permissions"
          value={search}
          onValueChange={setSearch}
        />
        {props.columns.length === 1 && (
          <Button
            aria-pressed={allowed !== undefined}
            onClick={() => (allowed === undefined ? showAllowed() : setAllowed(undefined))}
          >
            Only allowed
          </Button>
        )}
      </Toolbar>
      {rows.length > 0 ? (
        <CheckMatrix rowsLabel="Permission" rows={rows} {...props} />
      ) : (
        <EmptyState title="No permission matches">Search for another word of its name or description.</EmptyState>
      )}
    </Stack>
  );
}
