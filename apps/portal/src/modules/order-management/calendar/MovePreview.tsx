import { Stack, Text, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { movePreviewQuery } from '../../../resources/productBulk.queries.ts';
import { productZoneQuery } from '../../../resources/planning/productCalendar.queries.ts';
import type { V2Schemas } from '@mailroom/api-client';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { usePaused } from '../../../shared/usePaused.ts';
import type { Deployment } from './deploymentEntries.ts';
import { dayAndTime, placeEffects, statusEffects } from './moveEffects.ts';

interface MovePreviewProps {
  product: Deployment;
  /** Where it would start. */
  start: string;
  calendar: V2Schemas['ProductCalendar'];
  overlaps: readonly V2Schemas['ProductOverlap'][];
  /** The zone of the page. */
  timeZone: string;
}

/** How long a place must stay the same before the server is asked about it. */
const PAUSE = 200;

/** Says what a place would make of a deployment, before it is dropped there. */
export function MovePreview({ product, start, calendar, overlaps, timeZone }: MovePreviewProps) {
  const { locale } = useDesign();
  const paused = usePaused(start, PAUSE);
  const zone = useQuery(productZoneQuery(product.product_id)).data;
  const isElsewhere = Date.parse(paused) !== Date.parse(product.starts_at);
  const move = zone && isElsewhere ? { to: dayAndTime(paused, zone) } : undefined;
  const preview = useQuery(movePreviewQuery([product.product_id], move));
  const [result] = preview.isPlaceholderData || paused !== start ? [] : (preview.data?.objects ?? []);
  if (Date.parse(start) === Date.parse(product.starts_at)) return <Text tone="muted">It starts here now.</Text>;
  if (preview.error) return <Text tone="danger">{errorText(preview.error)}</Text>;
  const effects = [
    ...(result ? statusEffects(result) : []),
    ...(result && result.refused !== null
      ? []
      : placeEffects(product, start, { ...calendar, overlaps, timeZone, locale })),
  ];
  return (
    <Stack gap={6}>
      {!result && <Text tone="muted">Checking this place</Text>}
      {effects.map(({ tone, text }) => (
        <Text key={text} tone={tone}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
