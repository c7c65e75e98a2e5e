import { useState } from 'react';
import { guessMapping } from '../../../components/MappingTable/guessMapping.ts';
import { MappingTable } from '../../../components/MappingTable/MappingTable.tsx';

const COLUMNS = [{ id: 'a', header: 'Mail', samples: ['ann@example.com'] }];
const FIELDS = [{ id: 'email', label: 'E-mail address', isRequired: true, aliases: ['mail'] }];
const GUESSES = guessMapping(COLUMNS, FIELDS);

export function Good() {
  const [mapping, setMapping] = useState(GUESSES);
  return (
    <MappingTable
      label="Columns"
      columns={COLUMNS}
      fields={FIELDS}
      guesses={GUESSES}
      value={mapping}
      onValueChange={setMapping}
    />
  );
}

export function Bad() {
  return (
    <MappingTable
      label="Columns"
      columns={[{ id: 'a', header: 'Mail', samples: [] }]}
      fields={[{ id: 'email', label: 'E-mail address', isRequired: true }]}
      value={{ a: null }}
      onValueChange={() => undefined}
    />
  );
}
