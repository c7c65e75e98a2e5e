import { Code, Table, type TableColumn } from '@mailroom/design-system';
import { Fragment } from 'react';
import type { KeyUse } from '../../packages/design-system/src/docs/guide.ts';
import { Prose } from '../pages/Prose.tsx';

const COLUMNS: readonly TableColumn<KeyUse>[] = [
  {
    id: 'press',
    header: 'Keys',
    kind: 'custom',
    value: ({ press }) => press.join(' '),
    render: ({ press }) => (
      <span>
        {press.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ', '}
            <Code>{key}</Code>
          </Fragment>
        ))}
      </span>
    ),
    width: { min: 200, grow: 1 },
  },
  {
    id: 'does',
    header: 'What they do',
    kind: 'custom',
    value: ({ does }) => does,
    // One box: a cell lays the pieces of a sentence side by side.
    render: ({ does }) => (
      <span>
        <Prose text={does} />
      </span>
    ),
    width: { min: 280, grow: 3 },
  },
];

/** Shows what each key does, in the order in which a reader needs them. */
export function KeysTable({ name, keys }: { name: string; keys: readonly KeyUse[] }) {
  return (
    <Table
      label={`Keys of ${name}`}
      columns={COLUMNS}
      rows={keys}
      rowId={({ press, does }) => `${press.join()} ${does}`}
      isPaged={false}
      hasColumnMenu={false}
    />
  );
}
