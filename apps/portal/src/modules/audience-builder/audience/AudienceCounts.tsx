import type { V1Schemas } from '@mailroom/api-client';
import { Card, Funnel } from '@mailroom/design-system';
import { funnelOf } from '@mailroom/domain/derivation/recipients';
import { RecountNote } from '../../../components/RecountNote.tsx';
import { useFormats } from '../../../shared/useFormats.ts';

/** How the rows of the files became the people who can be mailed now. */
export function AudienceCounts({ audience }: { audience: V1Schemas['Audience'] }) {
  const { number } = useFormats();
  const { counts, suppressed_now, suppressed_by_house, deliverable, version_number } = audience;
  const isUsable = version_number !== null;
  const funnel = funnelOf(
    { ...counts, suppressedNow: suppressed_now, suppressedByHouse: suppressed_by_house, deliverable },
    { deliverable, heldByAdvertiser: 0, alreadyMailed: 0, recipients: deliverable },
  );
  const members = funnel.rows - counts.rejected - counts.duplicates - counts.opted_out - funnel.forgotten;
  const rowsLabel = audience.ingests.length > 1 ? 'Rows in the files' : 'Rows in the file';
  const losses = [
    { id: 'house', label: 'On house lists', value: funnel.suppressed_by_house, kind: 'loss' },
    { id: 'account', label: 'On account lists', value: funnel.suppressed_by_account, kind: 'loss' },
  ] as const;
  return (
    <Card
      title="People"
      {...(isUsable && { note: `Version ${number(version_number)}` })}
      {...(audience.recount && { footer: <RecountNote recount={audience.recount} /> })}
    >
      <Funnel
        steps={[
          { id: 'rows', label: rowsLabel, value: funnel.rows, kind: 'total' },
          { id: 'rejected', label: 'Rejected', value: counts.rejected, kind: 'loss', tone: 'danger' },
          { id: 'duplicates', label: 'Duplicates', value: counts.duplicates, kind: 'loss' },
          ...(counts.opted_out > 0
            ? ([{ id: 'opted_out', label: 'Opted out in the file', value: counts.opted_out, kind: 'loss' }] as const)
            : []),
          ...(isUsable
            ? ([
                ...(funnel.forgotten > 0
                  ? ([{ id: 'forgotten', label: 'Deleted since', value: funnel.forgotten, kind: 'loss' }] as const)
                  : []),
                { id: 'members', label: 'Members', value: members, kind: 'total' },
                ...losses,
                { id: 'deliverable', label: 'Deliverable', value: deliverable, kind: 'result' },
              ] as const)
            : ([{ id: 'accepted', label: 'Accepted', value: counts.accepted, kind: 'total' }] as const)),
        ]}
      />
    </Card>
  );
}
