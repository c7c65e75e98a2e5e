import { MappingTable } from './MappingTable.tsx';

export const Good = () => (
  <MappingTable
    label="Columns"
    columns={[{ id: 'a', header: 'Mail', samples: ['ann@example.com'] }]}
    fields={[{ id: 'email', label: 'E-mail address', isRequired: true }]}
    value={{ a: 'email' }}
    onChange={() => undefined}
  />
);

export const Bad = () => (
  <MappingTable
    label="Columns"
    columns={[{ id: 'a', header: 'Mail', samples: [] }]}
    fields={[{ id: 'email', label: 'E-mail address', isRequired: true }]}
    value={{ a: null }}
    onChange={() => undefined}
  />
);
