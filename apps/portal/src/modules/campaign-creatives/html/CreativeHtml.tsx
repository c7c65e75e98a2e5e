import type { V1Schemas } from '@mailroom/api-client';
import { EmptyState, ErrorState, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { draftQuery, sourceQuery } from '../../../resources/creativeDraft.queries.ts';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { HtmlEditor } from './HtmlEditor.tsx';

type Creative = V1Schemas['Creative'];

/** Its tab shows the whole e-mail. */
const FULL_HEIGHT = 1_600;

interface CreativeHtmlProps {
  creative: Creative;
  /** Whether this part is signed off, with the button for it. It shares a line with the draft, to leave room for the code. */
  signOff: ReactNode;
  /** The place in the page's line for discarding and saving; null before it is there. Default: a line above the code. */
  head?: HTMLElement | null | undefined;
  /** Opens a dialog by its name. */
  onAsk: (dialog: string) => void;
}

function HtmlSource({ creative, newest, signOff, head, onAsk }: CreativeHtmlProps & { newest: number }) {
  // Stays with the revision that it opened with, or a colleague's save would exchange the text under the writer.
  const [revision] = useState(newest);
  const isWriter = useCan('can_update_creative').can;
  const draft = useQuery({ ...draftQuery(creative.id), enabled: isWriter });
  // A draft continues from the revision that it began with, though there may be a newer one.
  const base = draft.data?.base_revision ?? revision;
  const isReady = !isWriter || draft.isFetchedAfterMount;
  const source = useQuery({ ...sourceQuery(creative.id, base), enabled: isReady && !draft.error });
  // The preview outlines them, and would load a second time if they came later.
  const { isPending: awaitsFindings } = useQuery(findingsQuery(creative.id));
  const failed = draft.error ? draft : source.error ? source : undefined;
  if (failed) {
    return (
      <ErrorState title="The HTML could not be loaded" onRetry={() => void failed.refetch()}>
        {errorText(failed.error)}
      </ErrorState>
    );
  }
  if (!isReady || !source.data || awaitsFindings) return <Skeleton lines={12} height={24} />;
  if (source.data.html === null && !draft.data?.html) {
    if (creative.preview_url === null) return <EmptyState title="This creative has no HTML yet" />;
    const { name, preview_url: url } = creative;
    return <CreativePreview name={name} revision={creative.revision} url={url} height={FULL_HEIGHT} />;
  }
  const kept = isWriter ? (draft.data ?? null) : null;
  return (
    <HtmlEditor creative={creative} source={source.data} draft={kept} signOff={signOff} head={head} onAsk={onAsk} />
  );
}

/** The HTML of the creative beside its preview. Unsaved text is kept for its writer. */
export function CreativeHtml(props: CreativeHtmlProps) {
  const { revision } = props.creative;
  if (revision === null) return <EmptyState title="This creative has no HTML yet" />;
  return <HtmlSource {...props} newest={revision} />;
}
