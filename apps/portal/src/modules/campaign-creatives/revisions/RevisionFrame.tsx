import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { revisionPreviewQuery } from '../../../resources/creativePreview.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

interface RevisionFrameProps {
  creativeId: number;
  name: string;
  revision: number;
}

const HEIGHT = 1_200;

/** One revision as it is drawn. */
export function RevisionFrame({ creativeId, name, revision }: RevisionFrameProps) {
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
  return (
    <Stack gap={8}>
      <Text as="h3">{`Revision ${revision}`}</Text>
      <CreativePreview name={`${name}, revision ${revision}`} {...{ revision, url }} height={HEIGHT} />
    </Stack>
  );
}
