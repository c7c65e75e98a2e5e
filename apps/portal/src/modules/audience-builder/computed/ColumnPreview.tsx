import { Stack, Table, Text, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import type { previewOf, PreviewRow } from './columnPreview.ts';

interface ColumnPreviewProps extends ReturnType<typeof previewOf> {
  /** The names of the columns that are read. */
  sources: readonly string[];
}

/** The first values of a column, each beside the cells that it is made of. */
export function ColumnPreview({ sources, rows, unread }: ColumnPreviewProps) {
  const { count } = useFormats();
  // Compared by their text, because the list is new on each render.
  const names = JSON.stringify(sources);
  const columns = useMemo(
    (): readonly TableColumn<PreviewRow>[] => [
      ...(JSON.parse(names) as string[]).map((header, at): TableColumn<PreviewRow> => ({
        id: `source:${at}`,
        header,
        kind: 'text',
        look: 'quiet',
        // A narrow dialog keeps the first cell and the value.
        priority: at === 0 ? 1 : at + 2,
        width: { min: 120, grow: 1 },
        value: ({ cells }) => cells[at],
      })),
      {
        id: 'value',
        header: 'Value',
        kind: 'text',
        priority: 1,
        width: { min: 136, grow: 1 },
        tone: ({ isUnread }) => (isUnread ? 'warning' : 'plain'),
        value: ({ value }) => value,
        detail: ({ isUnread }) => (isUnread ? 'stays as written' : undefined),
      },
    ],
    [names],
  );
  return (
    <Stack gap={8}>
      <Table
        label="Preview"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isPaged={false}
        hasColumnMenu={false}
        empty={{ title: 'The first rows have nothing in these columns' }}
      />
      {unread.length > 0 && (
        <Text as="p" tone="muted">
          {count(unread.length, 'value')} of the sample can’t be read and {unread.length === 1 ? 'stays' : 'stay'} as
          written.
        </Text>
      )}
    </Stack>
  );
}
