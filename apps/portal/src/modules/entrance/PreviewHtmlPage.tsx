import { EmptyState, ErrorState, Frame, Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creativePreviewQuery, revisionPreviewQuery } from '../../resources/creativePreview.queries.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { useRouteId, useUrlId } from '../../shared/recordId.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** Loads an e-mail once. Each response brings a new ticket for the same one, and loading it again would flicker. */
function SteadyFrame({ title, src }: { title: string; src: string }) {
  const [first] = useState(src);
  return <Frame title={title} src={first} />;
}

/** Only a creative's HTML, in a sandboxed frame of the viewport's height. */
export function PreviewHtmlPage() {
  const id = useRouteId();
  const revision = useUrlId('revision');
  const creative = useQuery(creativePreviewQuery(id));
  const asked = useQuery({ ...revisionPreviewQuery(id, revision ?? 0), enabled: revision !== undefined });
  const title = `Preview of ${creative.data?.name ?? ''}${revision === undefined ? '' : `, revision ${revision}`}`;
  usePageTitle(creative.data ? title : 'Preview');
  const shown = revision === undefined ? creative : asked;
  if (creative.data && shown.data?.preview_url) {
    return <SteadyFrame key={`${id}/${shown.data.revision}`} title={title} src={shown.data.preview_url} />;
  }
  const failed = creative.error ? creative : asked;
  return (
    <Page width="message">
      {failed.error ? (
        <ErrorState title="The preview can’t be shown" onRetry={() => void failed.refetch()}>
          {errorText(failed.error)}
        </ErrorState>
      ) : creative.data && shown.data !== undefined ? (
        <EmptyState title={shown.data ? 'This creative has no HTML yet' : `There is no revision ${revision}`} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}
