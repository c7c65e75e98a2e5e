import { Card, Code, DateText, DeviceFrame, EmptyState, Grid, Link, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { creativePreviewQuery } from '../../../resources/creativePreview.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import type { CreativeRow } from './creatives.columns.ts';

const PICTURE_HEIGHT = 260;

/** The rendered e-mail. The list holds no preview tickets, so each card fetches its own. */
function Picture({ row }: { row: CreativeRow }) {
  const preview = useQuery({ ...creativePreviewQuery(row.id), enabled: row.revision !== null });
  const url = preview.data?.preview_url;
  return url ? (
    <DeviceFrame label={`Preview of ${row.name}`} src={url} height={PICTURE_HEIGHT} />
  ) : (
    <Text tone="subtle">{preview.isFetching ? 'The preview is loading' : 'No HTML yet'}</Text>
  );
}

function CreativeCard({ row }: { row: CreativeRow }) {
  const { count } = useFormats();
  return (
    <Card
      title={<Link href={paths.campaignCreatives.creative(row.id)}>{row.name}</Link>}
      note={row.revision !== null && <Code>rev {row.revision}</Code>}
    >
      <Stack gap={8}>
        <Stack direction="row" gap={8} align="center" isWrapping>
          <EntityStatus entity="creative" code={row.status} reasons={row.reasons} />
          {row.open_findings > 0 && <Text tone="danger">{count(row.open_findings, 'finding')}</Text>}
        </Stack>
        <Text tone="muted" as="p">
          {row.subject ?? 'No subject'}
        </Text>
        <Picture row={row} />
        <Text tone="subtle" as="p">
          {row.advertiser_name}, updated <DateText value={row.updated_at} />
        </Text>
      </Stack>
    </Card>
  );
}

/** Creatives as pictures of their e-mails. */
export function CreativeCards({ rows }: { rows: readonly CreativeRow[] }) {
  if (rows.length === 0) return <EmptyState title="No creative matches" />;
  return (
    <Grid min={300} gap={16}>
      {rows.map((row) => (
        <CreativeCard key={row.id} row={row} />
      ))}
    </Grid>
  );
}
