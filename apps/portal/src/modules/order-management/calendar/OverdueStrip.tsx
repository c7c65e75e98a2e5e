import { Banner, Grid, Link, Stack, Text, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { overdueProductsQuery } from '../../../resources/planning/productCalendar.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { asSentence } from './deploymentEntries.ts';

interface OverdueStripProps {
  account: { account_id?: number[] };
  timeZone: string;
}

/** The deployments whose start has passed while they wait for a person, each with its next step. */
export function OverdueStrip({ account, timeZone }: OverdueStripProps) {
  const { locale } = useDesign();
  const { number } = useFormats();
  const { data } = useQuery(overdueProductsQuery(account));
  if (!data || data.total_rows === 0) return null;
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const more = data.total_rows - data.objects.length;
  return (
    <Banner
      tone="danger"
      title={`Overdue, ${number(data.total_rows)}`}
      actions={more > 0 && <Link href={paths.orderManagement.overdue}>and {number(more)} more</Link>}
    >
      <Grid min={240} gap={16}>
        {data.objects.map((row) => (
          <Stack key={row.product_id} gap={0}>
            <Stack direction="row" gap={8} align="baseline" isWrapping>
              <Text weight={600}>{row.product_name}</Text>
              <Text isTabular>{number(row.recipients ?? row.volume_ordered ?? 0)}</Text>
            </Stack>
            <Text size={12}>
              {row.product_start_date !== null &&
                `${when.format(new Date(row.product_start_date)).replaceAll('\u202f', ' ')} passed, `}
              {row.product_status}
            </Text>
            <Link href={paths.orderManagement.order(row.order_id, row.product_id)}>
              {asSentence(row.next_step ?? 'see what it waits for')}
            </Link>
          </Stack>
        ))}
      </Grid>
    </Banner>
  );
}
