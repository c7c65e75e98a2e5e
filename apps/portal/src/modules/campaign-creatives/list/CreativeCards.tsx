import {
  Card,
  Code,
  DateText,
  DeviceFrame,
  EmptyState,
  Grid,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { MAIL_WIDTH } from '../../../components/mailWidth.ts';
import { creativePreviewQuery } from '../../../resources/creativePreview.queries.ts';
import { paths } from '../../../shared/paths.ts';
import type { Sight } from '../../../shared/sight/sight.ts';
import { useCardInSight, useIsAlive, useSight } from '../../../shared/sight/useSight.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { LabelTags } from '../labels/LabelTags.tsx';
import type { CreativeRow } from './creatives.columns.ts';

const PICTURE_HEIGHT = 300;

/** The padding and the lines around a framed document. */
const FRAME_EDGES = 36;

/** Placeholders of cards that are loading: as many as fill a screen. */
const COMING = 6;

/** Pixels. Four are in a row of a screen of 1440. */
const NARROWEST = 272;

/** About as high as a card. */
const CARD_HEIGHT = 490;

/** The rendered e-mail. The list holds no preview tickets, so each card in sight fetches its own. */
function Picture({ row, sight }: { row: CreativeRow; sight: Sight }) {
  const isAlive = useIsAlive(sight, row.id);
  const isThere = row.revision !== null;
  const preview = useQuery({ ...creativePreviewQuery(row.id), enabled: isThere && isAlive });
  const url = preview.data?.preview_url;
  if (isAlive && url) {
    return <DeviceFrame label={`Preview of ${row.name}`} src={url} height={PICTURE_HEIGHT} layoutWidth={MAIL_WIDTH} />;
  }
  const isEmpty = !isThere || (preview.isFetched && !url);
  return isEmpty ? <EmptyState title="No HTML yet" /> : <Skeleton lines={1} height={PICTURE_HEIGHT + FRAME_EDGES} />;
}

interface CreativeCardProps {
  row: CreativeRow;
  tick: (row: CreativeRow) => ReactNode;
  sight: Sight;
}

/** Memoised: when another row changes, it stays as it is. */
const CreativeCard = memo(({ row, tick, sight }: CreativeCardProps) => {
  const { count } = useFormats();
  const ref = useCardInSight(sight, row.id);
  return (
    <Card ref={ref} aria-label={row.name}>
      <Stack gap={8}>
        <Picture row={row} sight={sight} />
        <Stack direction="row" gap={8} align="center">
          {tick(row)}
          <Text size={14} weight={600} as="h2">
            <Link href={paths.campaignCreatives.creative(row.id)}>{row.name}</Link>
          </Text>
        </Stack>
        <Stack direction="row" gap={8} align="center" isWrapping>
          <EntityStatus entity="creative" code={row.status} reasons={row.reasons} />
          {row.revision !== null && <Code>rev {row.revision}</Code>}
          {row.open_findings > 0 && <Text tone="danger">{count(row.open_findings, 'finding')}</Text>}
        </Stack>
        <Text tone="muted" as="p">
          {row.subject ?? 'No subject'}
        </Text>
        <LabelTags labels={row.labels} />
        <Text tone="subtle" as="p">
          {row.advertiser_name ?? 'No advertiser'}, updated <DateText value={row.updated_at} />
        </Text>
      </Stack>
    </Card>
  );
});

interface CreativeCardsProps {
  /** Undefined while they load. */
  rows: readonly CreativeRow[] | undefined;
  /** The checkbox of a row. */
  tick: (row: CreativeRow) => ReactNode;
}

/** Creatives as pictures of their e-mails. Only those in sight are alive. */
export function CreativeCards({ rows, tick }: CreativeCardsProps) {
  const sight = useSight();
  return (
    <Grid min={NARROWEST} gap={16}>
      {rows
        ? rows.map((row) => <CreativeCard key={row.id} row={row} tick={tick} sight={sight} />)
        : Array.from({ length: COMING }, (_, at) => <Skeleton key={at} lines={1} height={CARD_HEIGHT} />)}
    </Grid>
  );
}
