import type { V1Schemas } from '@mailroom/api-client';
import { Card, ProgressBar, Stack, StatRow, Text } from '@mailroom/design-system';
import { formatCountdown } from '@mailroom/domain/dates/durations';
import { useFormats } from '../../../shared/useFormats.ts';

/** An import that hasn't begun: its place, and when it begins. Nothing else about it is known yet. */
function Waiting({ place, begins_in_seconds: seconds }: { place: number; begins_in_seconds: number | null }) {
  const { count } = useFormats();
  const ahead = place === 1 ? 'It is next' : `${count(place - 1, 'import')} before it`;
  const begin = seconds === null ? '' : `, begins in about ${formatCountdown(Math.ceil(seconds / 10) * 10_000)}`;
  return (
    <Card>
      <Text as="p" role="status">
        Waiting for other imports. {ahead}
        {begin}. You may leave this page.
      </Text>
    </Card>
  );
}

/** Progress of an import: rows, speed, time left, and the results so far. */
export function ImportProgress({ importing }: { importing: V1Schemas['AudienceImport'] }) {
  const { number, count } = useFormats();
  const { counts, bytes_read, bytes_total, rows_per_second, seconds_left, place, begins_in_seconds } = importing;
  if (place !== null) return <Waiting place={place} begins_in_seconds={begins_in_seconds} />;
  // The number of rows is unknown until the file has been read, so it is estimated from the bytes.
  const guess = bytes_read > 0 ? Math.round((counts.rows * bytes_total) / bytes_read / 1000) * 1000 : 0;
  const label =
    guess > counts.rows ? `${number(counts.rows)} of about ${count(guess, 'row')}` : count(counts.rows, 'row');
  const speed = rows_per_second === null ? '' : `${number(rows_per_second)} rows a second. `;
  // The import of a large file first stores everybody as accepted.
  const step =
    bytes_read < bytes_total ? speed : 'All rows are read. Duplicates and suppressed people are being removed. ';
  return (
    <Card>
      <Stack gap={16}>
        <ProgressBar
          label={label}
          value={bytes_read}
          max={bytes_total}
          note={`${step}You may leave this page.`}
          {...(seconds_left !== null && { secondsLeft: seconds_left })}
        />
        <StatRow
          items={[
            { label: 'accepted', value: counts.accepted, tone: 'success' },
            { label: 'rejected', value: counts.rejected, tone: 'danger' },
            { label: 'duplicates in the file', value: counts.duplicates, tone: 'warning' },
            ...(counts.opted_out > 0
              ? ([{ label: 'opted out in the file', value: counts.opted_out, tone: 'end' }] as const)
              : []),
            { label: 'suppressed', value: counts.suppressed, tone: 'end' },
          ]}
        />
      </Stack>
    </Card>
  );
}
