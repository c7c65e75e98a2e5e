import type { V2Schemas } from '@mailroom/api-client';
import { Badge, Card, DateText, Stack, Text } from '@mailroom/design-system';
import { ActionButtons } from '../../../../components/ActionButtons.tsx';
import {
  useCheckSendingDomain,
  useDeleteSendingDomain,
  useRotateSendingKey,
} from '../../../../resources/sending/sendingDomains.queries.ts';
import { useFormats } from '../../../../shared/useFormats.ts';
import { DomainRecord } from './DomainRecord.tsx';
import { recordsToMend } from './recordWords.ts';

const LABELS = { delete: 'Delete', rotate: 'New key', check: 'Check records' };

/** One sending domain: whether e-mails are signed for it, and the DNS records that it needs. */
export function DomainCard({ domain }: { domain: V2Schemas['SendingDomain'] }) {
  const { id, domain: name, signing, records, actions, checked_at: checked } = domain;
  const { count } = useFormats();
  const check = useCheckSendingDomain();
  const rotate = useRotateSendingKey();
  const remove = useDeleteSendingDomain();
  const open = recordsToMend(records);
  const running = Object.entries({ check, rotate, delete: remove }).find(([, call]) => call.isPending)?.[0];
  function act(action: string) {
    if (action === 'check') check.mutate(id);
    else if (action === 'rotate') rotate.mutate(id);
    else remove.mutate(domain);
  }
  return (
    <Card
      title={name}
      note={
        <Badge tone={signing ? 'success' : 'warning'}>
          {signing ? 'E-mails are signed' : 'E-mails are not signed'}
        </Badge>
      }
      actions={
        <Stack direction="row" gap={8} isWrapping>
          <ActionButtons
            actions={actions}
            labels={LABELS}
            dangers={['delete']}
            effects={{
              rotate: signing
                ? 'The old key signs until DNS shows the record of the new one.'
                : 'E-mails are signed once DNS shows the record of one of the keys, and a check has found it.',
            }}
            busy={running}
            onAction={act}
          />
        </Stack>
      }
    >
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {checked === null ? (
            'Add these records to the DNS of the domain, where it was bought or is hosted. Mailroom looks for them once an hour, or when you check them.'
          ) : (
            <>
              {open === 0 ? 'Nothing to do. ' : `${count(open, 'record')} to mend in the DNS of the domain. `}
              Checked <DateText value={checked} />
            </>
          )}
        </Text>
        {records.map((record) => (
          // A record that is right now folds itself.
          <DomainRecord key={`${record.name} ${record.state === 'ok'}`} record={record} />
        ))}
      </Stack>
    </Card>
  );
}
