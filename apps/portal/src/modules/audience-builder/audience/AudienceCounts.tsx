import type { V1Schemas } from '@mailroom/api-client';
import { Card, Funnel } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

/** How the rows of the file became the people who can be mailed now. */
export function AudienceCounts({ audience }: { audience: V1Schemas['Audience'] }) {
  const { number } = useFormats();
  const { counts, suppressed_now, deliverable, version_number } = audience;
  const isUsable = version_number !== null;
  const members = counts.rows - counts.rejected - counts.duplicates;
  return (
    <Card title="People" {...(isUsable && { note: `Version ${number(version_number)}` })}>
      <Funnel
        steps={[
          { id: 'rows', label: 'Rows in the file', value: counts.rows, kind: 'total' },
          { id: 'rejected', label: 'Rejected', value: counts.rejected, kind: 'loss', tone: 'danger' },
          { id: 'duplicates', label: 'Duplicates', value: counts.duplicates, kind: 'loss' },
          ...(isUsable
            ? ([
                { id: 'members', label: 'Members', value: members, kind: 'total' },
                { id: 'suppressed', label: 'Suppressed now', value: suppressed_now, kind: 'loss' },
                { id: 'deliverable', label: 'Deliverable', value: deliverable, kind: 'result' },
              ] as const)
            : ([{ id: 'accepted', label: 'Accepted', value: counts.accepted, kind: 'total' }] as const)),
        ]}
      />
    </Card>
  );
}
