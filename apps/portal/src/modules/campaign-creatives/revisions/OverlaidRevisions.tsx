import { DeviceFrame, EmptyState, ErrorState, Reveal, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { MAIL_WIDTH } from '../../../components/mailWidth.ts';
import { useKeptSource } from '../../../components/useKeptSource.ts';
import { revisionPreviewQuery } from '../../../resources/creativePreview.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import type { ComparedRevisions } from './useComparedRevisions.ts';

interface OverlaidRevisionsProps extends ComparedRevisions {
  creativeId: number;
  name: string;
}

/** In px, of the whole e-mail. */
const HEIGHT = 1_600;

/** One of them, without controls and as high as its document: both scroll together. */
function Drawn({ name, revision, url }: { name: string; revision: number; url: string }) {
  const source = useKeptSource(String(revision), url);
  return (
    <DeviceFrame
      isPicture
      isFilling
      label={`${name}, revision ${revision}`}
      src={source ?? url}
      height={HEIGHT}
      layoutWidth={MAIL_WIDTH}
    />
  );
}

/** Two revisions as they are drawn, in the same place and at the same scale. */
export function OverlaidRevisions({ creativeId, name, from, to }: OverlaidRevisionsProps) {
  const before = useQuery(revisionPreviewQuery(creativeId, from));
  const after = useQuery(revisionPreviewQuery(creativeId, to));
  const failed = [before, after].find(({ error }) => error);
  if (failed) {
    return (
      <ErrorState title="The preview can’t be shown" onRetry={() => void failed.refetch()}>
        {errorText(failed.error)}
      </ErrorState>
    );
  }
  if (before.data === undefined || after.data === undefined) return <Skeleton lines={8} height={24} />;
  const urls = [before.data?.preview_url, after.data?.preview_url];
  const lacking = urls.findIndex((url) => !url);
  if (lacking !== -1) return <EmptyState title={`Revision ${lacking === 0 ? from : to} has no HTML`} />;
  return (
    <Reveal
      label={`How much of revision ${from} is shown`}
      before={<Drawn name={name} revision={from} url={urls[0] ?? ''} />}
      after={<Drawn name={name} revision={to} url={urls[1] ?? ''} />}
      beforeLabel={`Revision ${from}`}
      afterLabel={`Revision ${to}`}
      valueText={(value) => `${value} % of revision ${from}`}
      width={MAIL_WIDTH}
    />
  );
}
