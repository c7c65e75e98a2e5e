import type { V1Schemas } from '@mailroom/api-client';
import { Card, ProgressBar, Stack, StatRow } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

/** How far an import is: rows, speed, time left, and what became of the rows so far. */
export function ImportProgress({ importing }: { importing: V1Schemas['AudienceImport'] }) {
  const { number, count } = useFormats();
  const { counts, bytes_read, bytes_total, rows_per_second, seconds_left } = importing;
  // Nobody has counted the rows of a file that is still being read; its bytes say about how many there are.
  const guess = bytes_read > 0 ? Math.round((counts.rows * bytes_total) / bytes_read / 1000) * 1000 : 0;
  const label =
    guess > counts.rows ? `${number(counts.rows)} of about ${count(guess, 'row')}` : count(counts.rows, 'row');
  const speed = rows_per_second === null ? '' : `${number(rows_per_second)} rows a second. `;
  // A large file's people are all stored as accepted first.
  const step =
    bytes_read < bytes_total ? speed : 'All rows are read; duplicates and who is suppressed are taken out now. ';
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
            { label: 'suppressed', value: counts.suppressed, tone: 'end' },
          ]}
        />
      </Stack>
    </Card>
  );
}
