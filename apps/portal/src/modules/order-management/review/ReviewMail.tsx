import type { V1Schemas } from '@mailroom/api-client';
import { Avatar, EmptyState, Stack, Text } from '@mailroom/design-system';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import type { ProofreadState } from './proofread/useProofread.ts';

const ThreePeople = loadOnUse(async () => (await import('./proofread/ThreePeople.tsx')).ThreePeople, null);

interface ReviewMailProps {
  creative: NonNullable<V1Schemas['Product']['creative']>;
  review: ProofreadState;
}

const HEIGHT = 560;
/** Lower above what differs between people, so that these are in sight. */
const HEIGHT_ABOVE_PEOPLE = 320;

/** The mail as readers see it: its line in their inbox, and below it what they open, then what differs between people. */
export function ReviewMail({ creative, review }: ReviewMailProps) {
  const { name, subject, preheader, from_name, preview_url, revision } = creative;
  const sender = from_name ?? 'No sender';
  return (
    <Stack gap={12}>
      <Text as="h3" size={14} weight={600}>
        As readers see it
      </Text>
      <Stack direction="row" gap={12} align="center">
        <Avatar name={sender} aria-hidden="true" />
        <Stack gap={0}>
          <Text weight={600}>{sender}</Text>
          {/* One line, which an inbox cuts too. */}
          <Text isTruncated>
            <Text weight={600}>{subject}</Text> {preheader && <Text tone="muted">{preheader}</Text>}
          </Text>
        </Stack>
      </Stack>
      {preview_url ? (
        <CreativePreview
          name={name}
          revision={revision}
          url={preview_url}
          height={review.isShown ? HEIGHT_ABOVE_PEOPLE : HEIGHT}
        />
      ) : (
        <EmptyState title="This creative has no HTML: readers get the plain text" />
      )}
      {review.data && <ThreePeople launchId={review.launchId} proofread={review.data} />}
    </Stack>
  );
}
