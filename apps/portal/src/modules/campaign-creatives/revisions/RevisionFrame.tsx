import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@mailroom/design-system';
import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { useQuery } from '@tanstack/react-query';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { revisionPreviewQuery } from '../../../resources/creativePreview.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

interface RevisionFrameProps {
  creativeId: number;
  name: string;
  revision: number;
  /** Draws it with the safe changes for these kinds of findings, which nobody has saved yet. */
  mends?: readonly MendKind[] | undefined;
}

const HEIGHT = 1_200;

/** The creative host makes the changes: their HTML must not be drawn by the portal. */
function withMends(url: string, mends: readonly MendKind[]): string {
  const address = new URL(url);
  address.searchParams.set('mend', mends.join(','));
  return address.href;
}

/** One revision as it is drawn. */
export function RevisionFrame({ creativeId, name, revision, mends }: RevisionFrameProps) {
  const preview = useQuery(revisionPreviewQuery(creativeId, revision));
  if (preview.error) {
    return (
      <ErrorState title="The preview can’t be shown" onRetry={() => void preview.refetch()}>
        {errorText(preview.error)}
      </ErrorState>
    );
  }
  if (preview.data === undefined) return <Skeleton lines={8} height={24} />;
  const url = preview.data?.preview_url;
  if (!url) return <EmptyState title={`Revision ${revision} has no HTML`} />;
  const title = mends ? 'With the changes' : `Revision ${revision}`;
  return (
    <Stack gap={8}>
      <Text as="h3">{title}</Text>
      <CreativePreview
        name={`${name}, ${title.toLowerCase()}`}
        revision={revision}
        url={mends ? withMends(url, mends) : url}
        version={mends?.join(',')}
        height={HEIGHT}
      />
    </Stack>
  );
}
