import { Stack, Text, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { movePreviewQuery } from '../../../resources/productBulk.queries.ts';
import { overlapsAtQuery } from '../../../resources/planning/productCalendar.queries.ts';
import type { V2Schemas } from '@mailroom/api-client';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { usePaused } from '../../../shared/usePaused.ts';
import type { Deployment } from './deploymentEntries.ts';
import { dayAndTime, dayEffects, doubleEffects, statusEffects } from './moveEffects.ts';

interface MovePreviewProps {
  product: Deployment;
  /** Where it would start. */
  start: string;
  days: readonly V2Schemas['CalendarDay'][];
  /** The zone of the page. */
  timeZone: string;
}

/** How long a place must stay the same before the server is asked about it. */
const PAUSE = 200;

/** Says what a place would make of a deployment, before it is dropped there. */
export function MovePreview({ product, start, days, timeZone }: MovePreviewProps) {
  const { locale } = useDesign();
  const paused = usePaused(start, PAUSE);
  const isElsewhere = Date.parse(paused) !== Date.parse(product.starts_at);
  const move = isElsewhere ? { to: dayAndTime(paused, product.time_zone) } : undefined;
  const preview = useQuery(movePreviewQuery([product.product_id], move));
  const overlaps = useQuery({ ...overlapsAtQuery(product.product_id, paused), enabled: isElsewhere });
  const isHere = paused === start;
  const [result] = preview.isPlaceholderData || !isHere ? [] : (preview.data?.objects ?? []);
  if (Date.parse(start) === Date.parse(product.starts_at)) return <Text tone="muted">It starts here now.</Text>;
  if (preview.error) return <Text tone="danger">{errorText(preview.error)}</Text>;
  const place = { days, timeZone, locale };
  const isRefused = result !== undefined && result.refused !== null;
  const effects = [
    ...(result ? statusEffects(result, place) : []),
    ...(isRefused ? [] : dayEffects(product, start, place)),
    ...(!isRefused && isHere && overlaps.data ? doubleEffects(product, overlaps.data, locale) : []),
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
