import type { V2Schemas } from '@mailroom/api-client';
import { Button, Modal, Stack, Table, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { proofreadMailsQuery } from '../../../../resources/sending/launchProofread.queries.ts';
import { errorText } from '../../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../../shared/useFormats.ts';
import { mailColumns } from './mailColumns.tsx';
import { MailDialog } from './MailDialog.tsx';
import type { ProofreadPlaces } from './proofreadPlaces.ts';

interface MailsDialogProps {
  fault: V2Schemas['ProofreadFault'];
  title: string;
  launchId: number;
  places: ProofreadPlaces;
  onClose: () => void;
}

/** All mails with a fault, as far as one call lists them. */
export function MailsDialog({ fault, title, launchId, places, onClose }: MailsDialogProps) {
  const { number } = useFormats();
  const [shown, setShown] = useState<V2Schemas['ProofreadMail']>();
  const { data, error, refetch } = useQuery(proofreadMailsQuery(launchId, fault.id));
  const { members } = places;
  const columns = useMemo(() => mailColumns({ fault, members, number, onShow: setShown }), [fault, members, number]);
  const isCut = data !== undefined && data.total_rows > data.objects.length;
  return (
    <Modal isOpen size="large" title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Stack gap={16}>
        {isCut && (
          <Text as="p" tone="muted">
            The first {number(data.objects.length)} of {number(data.total_rows)} mails, by line.
          </Text>
        )}
        <Table
          label="Mails with this fault"
          columns={columns}
          rows={data?.objects}
          rowId={({ message_id }) => String(message_id)}
          search="Search mails"
          csvName={`fault-${fault.id}-mails.csv`}
          hasColumnMenu={false}
          empty={{ title: 'No mail has this fault' }}
          {...(error && { error: { message: errorText(error), onRetry: () => void refetch() } })}
        />
      </Stack>
      {shown && (
        <MailDialog
          launchId={launchId}
          messageId={shown.message_id}
          line={shown.line}
          onClose={() => setShown(undefined)}
        />
      )}
    </Modal>
  );
}
