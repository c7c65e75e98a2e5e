import { ErrorState, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sourceQuery } from '../../../resources/creativeDraft.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

interface LoadedSourcesProps {
  creativeId: number;
  revisions: readonly [number, number];
  children: (html: readonly [string, string]) => ReactNode;
}

/** Loads the HTML of two revisions; one without HTML counts as empty. */
export function LoadedSources({ creativeId, revisions: [first, second], children }: LoadedSourcesProps) {
  const before = useQuery(sourceQuery(creativeId, first));
  const after = useQuery(sourceQuery(creativeId, second));
  const failed = [before, after].find(({ error }) => error);
  if (failed) {
    return (
      <ErrorState title="The revision could not be loaded" onRetry={() => void failed.refetch()}>
        {errorText(failed.error)}
      </ErrorState>
    );
  }
  if (!before.data || !after.data) return <Skeleton lines={8} height={24} />;
  return children([before.data.html ?? '', after.data.html ?? '']);
}
