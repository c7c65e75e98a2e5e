import { Code, Stack, Table, Text, type TableColumn } from '@mailroom/design-system';
import props from 'virtual:props';
import type { Prop } from '../facts/props.ts';
import { Prose } from '../pages/Prose.tsx';

const COLUMNS: readonly TableColumn<Prop>[] = [
  {
    id: 'name',
    header: 'Prop',
    kind: 'custom',
    value: ({ name }) => name,
    render: ({ name, isRequired }) => (
      <Stack gap={4}>
        <Code>{name}</Code>
        {isRequired && <Text tone="muted">required</Text>}
      </Stack>
    ),
    // The longest name in one line.
    width: { min: 184, grow: 1 },
  },
  {
    id: 'description',
    header: 'What it does',
    kind: 'custom',
    value: ({ description }) => description,
    // One box: a cell lays the pieces of a sentence side by side.
    render: ({ description }) => (
      <span>
        <Prose text={description} />
      </span>
    ),
    width: { min: 240, grow: 4 },
  },
  {
    id: 'type',
    header: 'Type',
    kind: 'custom',
    value: ({ type }) => type,
    render: ({ type, options }) => <Code>{options ? options.map((value) => `'${value}'`).join(' | ') : type}</Code>,
    width: { min: 160, grow: 3 },
  },
  {
    id: 'default',
    header: 'Default',
    kind: 'custom',
    value: ({ defaultValue }) => defaultValue,
    render: ({ defaultValue }) => (defaultValue ? <Code>{defaultValue}</Code> : null),
    width: { min: 80, grow: 1 },
  },
];

/** Every prop of a component with its type, its default and what it does, as its interface says. */
export function PropsTable({ name }: { name: string }) {
  const known = props[name];
  if (!known) return null;
  const root = known.rest[0];
  return (
    <Stack gap={8}>
      <Table
        label={`Props of ${name}`}
        columns={COLUMNS}
        rows={known.props}
        rowId={(prop) => prop.name}
        isPaged={false}
        hasColumnMenu={false}
        search={known.props.length > 15 ? 'Search props' : false}
      />
      {root && (
        <Text tone="muted">
          And everything else that <Code>{/^[a-z]/.test(root) ? `<${root}>` : root}</Code> takes, <Code>ref</Code>,{' '}
          <Code>className</Code> and <Code>data-*</Code> included; it goes to the root.
        </Text>
      )}
    </Stack>
  );
}
