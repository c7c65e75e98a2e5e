import type { V2Schemas } from '@mailroom/api-client';
import { Button, Code, DescriptionList, ErrorState, Modal, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { proofreadTextQuery } from '../../../../resources/sending/launchProofread.queries.ts';
import { errorText } from '../../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../../shared/useFormats.ts';

interface MailDialogProps {
  launchId: number;
  messageId: number;
  /** The person's line in the file; null for somebody who came without one. */
  line: number | null;
  onClose: () => void;
}

/** Plain text with its paragraphs and lines. */
function Lines({ text }: { text: string }) {
  return text.split(/\n{2,}/u).map((paragraph, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is known by its place
    <Text key={at} as="p" dir="auto">
      {paragraph.split('\n').map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  ));
}

function Mail({ mail }: { mail: V2Schemas['ProofreadText'] }) {
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { term: 'To', detail: mail.email === '' ? 'deleted' : <Code>{mail.email}</Code> },
          { term: 'Subject', detail: mail.subject === '' ? 'empty' : <Text weight={600}>{mail.subject}</Text> },
          { term: 'Preheader', detail: mail.preheader },
        ]}
      />
      <Stack gap={12}>
        <Lines text={mail.text} />
      </Stack>
    </Stack>
  );
}

/** The whole mail to one person, as it would go out now. */
export function MailDialog({ launchId, messageId, line, onClose }: MailDialogProps) {
  const { number } = useFormats();
  const { data, error, isFetching, refetch } = useQuery(proofreadTextQuery(launchId, messageId));
  return (
    <Modal
      isOpen
      title={line === null ? 'The mail to a person without a line' : `The mail to line ${number(line)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {data && <Mail mail={data} />}
      {!data && error && <ErrorState title={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton lines={8} />}
    </Modal>
  );
}
