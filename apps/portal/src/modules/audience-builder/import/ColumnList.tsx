import type { V1Schemas } from '@mailroom/api-client';
import { Card, DescriptionList } from '@mailroom/design-system';
import { fieldLabels } from './importDraft.ts';

/** Without an arrow from the column to its field, which would point the wrong way on a right-to-left page. */
function fieldText({ field, name }: V1Schemas['Mapping']): string {
  if (field === 'ignore') return '—';
  return field === 'custom' ? `Custom: ${name ?? ''}` : (fieldLabels[field] ?? field);
}

/** How the columns of the newest import's file were used. */
export function ColumnList({ audience: { columns, mapping } }: { audience: V1Schemas['Audience'] }) {
  return (
    <Card title="Columns">
      <DescriptionList
        items={mapping.map((mapped) => ({
          term: columns[mapped.column] || `Column ${mapped.column + 1}`,
          detail: fieldText(mapped),
        }))}
      />
    </Card>
  );
}
