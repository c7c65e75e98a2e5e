import type { V2Schemas } from '@mailroom/api-client';
import { Button, Stack, Table, Text } from '@mailroom/design-system';
import { useMemo, useState } from 'react';
import { loadOnUse } from '../../../../shared/lazyPart.tsx';
import { useFormats } from '../../../../shared/useFormats.ts';
import { mailColumns } from './mailColumns.tsx';
import type { ProofreadPlaces } from './proofreadPlaces.ts';

const MailDialog = loadOnUse(async () => (await import('./MailDialog.tsx')).MailDialog);
const MailsDialog = loadOnUse(async () => (await import('./MailsDialog.tsx')).MailsDialog);

interface FaultExamplesProps {
  fault: V2Schemas['ProofreadFault'];
  title: string;
  launchId: number;
  places: ProofreadPlaces;
}

/** The first mails with a fault, and the way to the others. */
export function FaultExamples({ fault, title, launchId, places }: FaultExamplesProps) {
  const { number } = useFormats();
  const [shown, setShown] = useState<V2Schemas['ProofreadMail']>();
  const [hasAll, setHasAll] = useState(false);
  const { members } = places;
  const columns = useMemo(() => mailColumns({ fault, members, number, onShow: setShown }), [fault, members, number]);
  const rest = fault.mails - fault.examples.length;
  return (
    <Stack gap={8}>
      {fault.examples.length === 0 ? (
        <Text as="p" tone="muted">
          There is no example.
        </Text>
      ) : (
        <Table
          label={`Mails: ${title}`}
          columns={columns}
          rows={fault.examples}
          rowId={({ message_id }) => String(message_id)}
          isPaged={false}
          hasColumnMenu={false}
          density="compact"
        />
      )}
      {rest > 0 && (
        <div>
          <Button
            size="small"
            aria-label={`All ${number(fault.mails)} mails: ${title}`}
            onClick={() => setHasAll(true)}
          >
            {`All ${number(fault.mails)} mails`}
          </Button>
        </div>
      )}
      {hasAll && (
        <MailsDialog fault={fault} title={title} launchId={launchId} places={places} onClose={() => setHasAll(false)} />
      )}
      {shown && (
        <MailDialog
          launchId={launchId}
          messageId={shown.message_id}
          line={shown.line}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  );
}
