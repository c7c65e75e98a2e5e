import type { V1Schemas } from '@mailroom/api-client';
import { Badge, Button, Modal, Stack, Text, type TableAction } from '@mailroom/design-system';
import { ClientIssues } from './ClientIssues.tsx';
import { ClientSimulation } from './ClientSimulation.tsx';
import { badgeOf, type Client, type ClientOverrides } from './clientWords.ts';

interface Props {
  creative: V1Schemas['Creative'];
  client: Client;
  overrides: ClientOverrides;
  actions: readonly TableAction[];
  onClose: () => void;
}

/** One client in full: the e-mail as it was written and as the client shows it, and what it breaks where. */
export function ClientDialog({ creative, client, overrides, actions, onClose }: Props) {
  const { label, tone } = badgeOf(client, overrides);
  return (
    <Modal
      isOpen
      size="large"
      title={client.title}
      onClose={onClose}
      actions={
        <>
          {actions.map(({ id, label: act, onAction, disabled = false, reason = '' }) => (
            <Button key={id} onClick={onAction} disabled={disabled} reason={reason}>
              {act}
            </Button>
          ))}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack gap={16}>
        <ClientSimulation
          creative={creative}
          client={client}
          verdict={
            <>
              <Badge tone={tone}>{label}</Badge>
              {client.required && <Text tone="muted">required by this account</Text>}
            </>
          }
        />
        <ClientIssues client={client} overrides={overrides} />
      </Stack>
    </Modal>
  );
}
