import { Button, DiffView, ErrorState, Modal, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { sourceQuery } from '../../../resources/creativeDraft.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

interface CompareHtmlProps {
  creativeId: number;
  /** The saved revision to compare with. */
  revision: number;
  /** The unsaved text. */
  text: string;
  onClose: () => void;
}

/** Compares the unsaved text with a revision, as code. */
export function CompareHtml({ creativeId, revision, text, onClose }: CompareHtmlProps) {
  const source = useQuery(sourceQuery(creativeId, revision));
  return (
    <Modal
      isOpen
      size="large"
      title={`Your draft and revision ${revision}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {source.isPending && <Skeleton lines={8} height={24} />}
      {source.error && (
        <ErrorState title="The revision could not be loaded" onRetry={() => void source.refetch()}>
          {errorText(source.error)}
        </ErrorState>
      )}
      {source.data && (
        <DiffView
          label={`HTML of revision ${revision} and of your draft`}
          before={source.data.html ?? ''}
          after={text}
          beforeLabel={`Revision ${revision}`}
          afterLabel="Your draft"
        />
      )}
    </Modal>
  );
}
