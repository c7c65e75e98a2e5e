import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, DateText, DescriptionList, Stack, Table, type TableColumn } from '@mailroom/design-system';
import { statusRow } from '@mailroom/domain/statuses/statuses';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Audience = V1Schemas['Audience'];
type Pin = V1Schemas['AudiencePin'];

const ENDINGS = {
  importing: 'is being imported',
  sealed: 'is good and in use',
  failed: 'failed',
  cancelled: 'was cancelled',
} as const;

const pinColumns: readonly TableColumn<Pin>[] = [
  { id: 'product', header: 'Product', kind: 'text', look: 'strong', value: ({ product_name }) => product_name },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    value: ({ product_status }) => {
      const { code, tone, meaning } = statusRow('product', product_status);
      return { label: code, tone, description: meaning };
    },
  },
  { id: 'version', header: 'Version', kind: 'number', value: ({ version_number }) => version_number },
];

/** The version in use, the newest import, and the products pinned to a version. */
export function AudienceVersions({ audience }: { audience: Audience }) {
  const { number, bytes } = useFormats();
  const { latest_import: latest, file } = audience;
  return (
    <Stack gap={16}>
      <Card title="Version in use">
        {audience.version_number === null ? (
          'None: no import has produced a usable version.'
        ) : (
          <DescriptionList
            items={[
              { term: 'Version', detail: number(audience.version_number) },
              { term: 'File', detail: `${file.name}, ${bytes(file.size)}` },
              { term: 'SHA-256', detail: file.sha256 ? <Code>{file.sha256}</Code> : '—' },
              { term: 'Sealed', detail: <DateText value={audience.sealed_at} /> },
            ]}
          />
        )}
      </Card>
      <Card title="Newest import">
        <DescriptionList
          items={[
            { term: 'Outcome', detail: `Version ${number(latest.number)} ${ENDINGS[latest.state]}` },
            { term: 'Started', detail: <DateText value={latest.started_at} /> },
            { term: 'Ended', detail: <DateText value={latest.finished_at} /> },
            ...(latest.failure ? [{ term: 'Why', detail: latest.failure }] : []),
          ]}
        />
      </Card>
      <Card isFlush title="Products that send to it">
        <Table
          label="Products that send to it"
          columns={pinColumns}
          rows={audience.pins}
          rowId={({ product_id }) => String(product_id)}
          rowHref={({ product_id }) => paths.orderManagement.product(product_id)}
          isPaged={false}
          hasColumnMenu={false}
          isFlush
          empty={{ title: 'No launched product uses it' }}
        />
      </Card>
    </Stack>
  );
}
