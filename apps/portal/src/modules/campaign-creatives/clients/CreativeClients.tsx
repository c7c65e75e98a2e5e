import type { V1Schemas } from '@mailroom/api-client';
import { Split, Stack, Table, useMedia } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowActions } from '../../../components/useRowActions.ts';
import { clientsQuery, findingsQuery, useEditClient } from '../../../resources/creativeParts.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { tableError } from '../../../shared/tableError.ts';
import { useDecision } from '../decide/useDecision.tsx';
import { ClientIssues } from './ClientIssues.tsx';
import { ClientsReach } from './ClientsReach.tsx';
import { ClientSimulation } from './ClientSimulation.tsx';
import { clientColumns, isLosing, worstFirst, type Client, type ClientOverrides } from './clients.columns.ts';

/** An address keeps its meaning when the next revision gives the clients new ids. */
function nameOf({ simulation, id }: Client): string {
  return simulation ?? String(id);
}

const NO_OVERRIDES: ClientOverrides = new Map();

/** Overridden findings about e-mail clients. While they load, or can't be loaded, nothing counts as overridden. */
function useOverrides(creativeId: number): ClientOverrides {
  const { data } = useQuery(findingsQuery(creativeId));
  return useMemo(
    () =>
      data
        ? new Map(
            data.objects.flatMap(({ link, override }) =>
              link?.entity === 'email_client' && override ? [[link.id, override] as const] : [],
            ),
          )
        : NO_OVERRIDES,
    [data],
  );
}

/** The parts of the newest revision that each e-mail client doesn't support, and what the chosen one would draw. */
export function CreativeClients({ creative }: { creative: V1Schemas['Creative'] }) {
  const clients = useQuery(clientsQuery(creative.id));
  const rows = useMemo(() => clients.data && worstFirst(clients.data.objects), [clients.data]);
  const [chosen, choose] = useUrlText('client');
  // A finding leads here by the id.
  const shown = rows?.find((row) => nameOf(row) === chosen || String(row.id) === chosen) ?? rows?.[0];
  const { dialog, onAsk, onUndecide } = useDecision<Client>(useEditClient(), ({ title }) => title);
  // On a phone the aside would be eleven clients further down.
  const isPhone = useMedia('(max-width: 719px)');
  const rowActions = useRowActions();
  const isDeciding = useCan('can_validate_links').can;
  const overrides = useOverrides(creative.id);
  const columns = useMemo(
    () =>
      clientColumns({ onAsk, onUndecide, rowActions, overrides }).filter(({ id }) => isDeciding || id !== 'actions'),
    [onAsk, onUndecide, rowActions, overrides, isDeciding],
  );
  return (
    <Split asideWidth={620} aside={!isPhone && shown && <ClientSimulation creative={creative} client={shown} />}>
      <Stack gap={16}>
        {clients.data && <ClientsReach creative={creative} clients={clients.data.objects} />}
        <Table
          label="E-mail clients"
          columns={columns}
          rows={rows}
          rowId={nameOf}
          isPaged={false}
          hasColumnMenu={false}
          opened={shown ? [nameOf(shown)] : []}
          onOpenedChange={(opened) => choose(opened.find((name) => shown && name !== nameOf(shown)) ?? chosen)}
          onRowAction={(row) => choose(nameOf(row))}
          rowTone={(row) => (isLosing(row, overrides) ? 'danger' : undefined)}
          renderMore={(row) => (
            <Stack gap={16}>
              <ClientIssues client={row} />
              {isPhone && <ClientSimulation creative={creative} client={row} />}
            </Stack>
          )}
          {...tableError(clients)}
          empty={{ title: 'The e-mail clients have not been checked yet' }}
        />
      </Stack>
      {dialog}
    </Split>
  );
}
