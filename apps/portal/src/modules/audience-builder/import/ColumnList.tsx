import type { V1Schemas } from '@mailroom/api-client';
import { Card, DescriptionList, Stack, Text } from '@mailroom/design-system';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { fieldLabels } from './memberFields.ts';

const ComputedText = loadOnUse(async () => (await import('../computed/ComputedText.tsx')).ComputedText, null);

/** Without an arrow from the column to its field, which would point the wrong way on a right-to-left page. */
function fieldText({ field, name }: V1Schemas['Mapping']): string {
  if (field === 'ignore') return '—';
  return field === 'custom' ? `Custom: ${name ?? ''}` : (fieldLabels[field] ?? field);
}

/** How the columns of the newest import's file were used, and those that were made of them. */
export function ColumnList({ audience: { columns, computed, mapping } }: { audience: V1Schemas['Audience'] }) {
  return (
    <Card title="Columns">
      <DescriptionList
        items={mapping.map((mapped) => {
          const own = computed[mapped.column - columns.length];
          return {
            term: (own?.name ?? columns[mapped.column]) || `Column ${mapped.column + 1}`,
            detail: own ? (
              <Stack gap={0}>
                <Text>{fieldText(mapped)}</Text>
                <ComputedText column={own} headings={[...columns, ...computed.map(({ name }) => name)]} />
              </Stack>
            ) : (
              fieldText(mapped)
            ),
          };
        })}
      />
    </Card>
  );
}
