import { Button, Code, Modal, Stack, Table, Text, type TableColumn } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import type { ConsentLine } from './consentRows.ts';

const COLUMNS: readonly TableColumn<ConsentLine>[] = [
  {
    id: 'email',
    header: 'E-mail',
    kind: 'custom',
    width: { min: 200, grow: 2 },
    value: ({ email }) => email,
    render: ({ email }) => <Code>{email}</Code>,
  },
  { id: 'line', header: 'Line', kind: 'number', width: 80, value: ({ line }) => line },
  {
    id: 'cells',
    header: 'Says',
    kind: 'text',
    width: { min: 200, grow: 3 },
    value: ({ cells }) => cells.join(', '),
  },
];

interface ConsentLinesProps {
  lines: readonly ConsentLine[];
  /** All rows that say so, of which these are the first. */
  total: number;
  onClose: () => void;
}

/** The first rows of the file that say not to mail. */
export function ConsentLines({ lines, total, onClose }: ConsentLinesProps) {
  const { number } = useFormats();
  const isAll = lines.length >= total;
  return (
    <Modal
      isOpen
      size="large"
      title={isAll ? 'Lines that say not to mail' : 'First lines of each value that says not to mail'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={16}>
        {!isAll && (
          <Text as="p" tone="muted">
            {number(lines.length)} of {number(total)} lines. Those that are left out can be downloaded after the import,
            each with the cell that says so.
          </Text>
        )}
        <Table
          label="Lines"
          columns={COLUMNS}
          rows={lines}
          rowId={({ line }) => String(line)}
          isPaged={false}
          hasColumnMenu={false}
          isFlush
          empty={{ title: 'No line' }}
        />
      </Stack>
    </Modal>
  );
}
