import { CheckMatrix } from '../../../components/CheckMatrix/CheckMatrix.tsx';

export function Good() {
  return (
    <CheckMatrix
      label="Permissions"
      rowsLabel="Permission"
      rows={[{ id: 'orders', label: 'Edit orders' }]}
      columns={[
        { id: 'm', label: 'Manager' },
        { id: 'v', label: 'Viewer' },
      ]}
      isChecked={(_, column) => column === 'm'}
      onValueChange={() => undefined}
      disabledReason={(_, column) => (column === 'v' ? 'Viewers never edit.' : undefined)}
    />
  );
}

export function Bad() {
  return (
    <CheckMatrix
      label="Permissions"
      rowsLabel="Permission"
      rows={[{ id: 'orders', label: 'Edit orders' }]}
      columns={[{ id: 'm', label: 'Yes' }]}
      isChecked={() => true}
      onValueChange={() => undefined}
    />
  );
}
