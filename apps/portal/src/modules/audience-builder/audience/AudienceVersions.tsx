import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, DateText, DescriptionList, Stack, Table, type TableColumn } from '@mailroom/design-system';
import { statusRow } from '@mailroom/domain/statuses/statuses';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { readingText } from '../reading/readingChoices.ts';

type Audience = V1Schemas['Audience'];
type Ingest = V1Schemas['AudienceIngest'];
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

const KINDS: Readonly<Record<Ingest['kind'], string>> = {
  replace: 'Began the version',
  add: 'Added people',
  correct: 'Corrected rejected rows',
};

const fileColumns: readonly TableColumn<Ingest>[] = [
  { id: 'number', header: 'File', kind: 'number', width: 72, value: ({ number }) => number },
  {
    id: 'name',
    header: 'Name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    priority: 1,
    value: ({ file }) => file.name,
    detail: ({ kind }) => KINDS[kind],
  },
  { id: 'rows', header: 'Rows', kind: 'number', width: 96, value: ({ counts }) => counts.rows },
  {
    id: 'accepted',
    header: 'Accepted',
    kind: 'number',
    width: 104,
    priority: 1,
    value: ({ counts }) => counts.accepted,
  },
  { id: 'rejected', header: 'Rejected', kind: 'number', width: 104, value: ({ counts }) => counts.rejected },
  { id: 'duplicates', header: 'Duplicates', kind: 'number', width: 112, value: ({ counts }) => counts.duplicates },
  { id: 'suppressed', header: 'Suppressed', kind: 'number', width: 112, value: ({ counts }) => counts.suppressed },
  { id: 'opted_out', header: 'Opted out', kind: 'number', width: 112, value: ({ counts }) => counts.opted_out },
  { id: 'merged', header: 'In other files', kind: 'number', width: 128, value: ({ counts }) => counts.merged },
];

/** The reading of each file. Files of corrections are left out: Mailroom wrote them itself. */
function Readings({ ingests }: { ingests: readonly Ingest[] }) {
  return (
    <Stack gap={4} role="list" aria-label="How the files were read">
      {ingests.map(
        ({ number, kind, file, read_as: reading }) =>
          reading &&
          kind !== 'correct' && (
            <span key={number} role="listitem">
              {file.name}: {readingText(reading, reading.has_header)}
            </span>
          ),
      )}
    </Stack>
  );
}

/** The version in use with its files, the newest import, and the products pinned to a version. */
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
      <Card
        isFlush
        title="Files"
        note="The rows of each file add up. A corrected row counts with the file that corrected it."
        footer={
          audience.ingests.some(({ read_as: reading }) => reading !== null) && <Readings ingests={audience.ingests} />
        }
      >
        <Table
          label="Files"
          columns={fileColumns}
          rows={audience.ingests}
          rowId={({ number: at }) => String(at)}
          isPaged={false}
          hasColumnMenu={false}
          isFlush
          empty={{ title: 'No file has been imported' }}
        />
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
