import { EmptyState, ErrorState, Frame, Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { creativePreviewQuery } from '../../resources/creativePreview.queries.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** A creative's HTML alone, in a frame of the viewport's height that nothing can be done in. */
export function PreviewHtmlPage() {
  const { id } = useParams();
  const creative = useQuery(creativePreviewQuery(Number(id)));
  usePageTitle(creative.data ? `Preview of ${creative.data.name}` : 'Preview');
  if (creative.data?.preview_url)
    return <Frame title={`Preview of ${creative.data.name}`} src={creative.data.preview_url} />;
  return (
    <Page width="narrow">
      {creative.isPending && <Skeleton lines={8} />}
      {creative.data && <EmptyState title="This creative has no HTML yet" />}
      {creative.error && (
        <ErrorState title="The preview can’t be shown" onRetry={() => void creative.refetch()}>
          {errorText(creative.error)}
        </ErrorState>
      )}
    </Page>
  );
}
