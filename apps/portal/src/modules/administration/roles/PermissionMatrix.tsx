import {
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

/** All permissions by area as a matrix, with a search that leaves only the rows that match. */
export function PermissionMatrix(props: Omit<CheckMatrixProps, 'rows' | 'rowsLabel'>) {
  const { count } = useFormats();
  const [search, setSearch] = useState('');
  const rows = permissionRows(search);
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
      </Toolbar>
      {rows.length > 0 ? (
        <CheckMatrix rowsLabel="Permission" rows={rows} {...props} />
      ) : (
        <EmptyState title="No permission matches">Search for another word of its name or description.</EmptyState>
      )}
    </Stack>
  );
}
