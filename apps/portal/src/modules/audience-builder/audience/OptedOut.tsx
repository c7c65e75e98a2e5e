import type { V1Schemas } from '@mailroom/api-client';
import { Card, Link } from '@mailroom/design-system';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { ImportedAnyway } from '../../../components/ImportedAnyway.tsx';
import { downloadOptOuts, useSuppressOptOuts } from '../../../resources/audiences.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { OptedOutTable } from './OptedOutTable.tsx';

const EFFECT = 'Adds a suppression list with their addresses. None of the account’s audiences reaches them then.';

/** The people whom the version's files say not to mail: left out, with a download of their rows, or imported for a reason. */
export function OptedOut({ audience: { id, consent, actions } }: { audience: V1Schemas['Audience'] }) {
  const { count } = useFormats();
  const suppress = useSuppressOptOuts();
  // The newest import may be one that adds people, which shows nothing of its own before its end.
  const optedOut = consent.columns.reduce((sum, column) => sum + column.count, 0);
  const { imported_anyway: anyway } = consent;
  if (consent.columns.length === 0) return anyway && <ImportedAnyway {...anyway} />;
  const card = (
    <Card
      isFlush
      title="Opted out in the file"
      actions={
        <>
          <DownloadButton label={`Download ${count(optedOut, 'opted-out row')}`} download={() => downloadOptOuts(id)} />
          {consent.suppression === null && (
            <ActionButtons
              actions={actions}
              labels={{ suppress_opt_outs: 'Suppress them' }}
              effects={{ suppress_opt_outs: EFFECT }}
              onAction={() => suppress.mutate(id)}
            />
          )}
        </>
      }
      footer={
        consent.suppression ? (
          <>
            Suppressed in the whole account by{' '}
            <Link href={paths.audienceBuilder.suppressions}>{consent.suppression.name}</Link>
          </>
        ) : (
          'Only this audience leaves them out. Another audience of the account may still reach them.'
        )
      }
    >
      <OptedOutTable columns={consent.columns} />
    </Card>
  );
  if (!anyway) return card;
  return (
    <>
      <ImportedAnyway {...anyway} />
      {card}
    </>
  );
}
