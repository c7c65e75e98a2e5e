import type { V1Schemas } from '@mailroom/api-client';
import { EmptyState, ErrorState, Grid, Skeleton, Stack } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useRowActions } from '../../../components/useRowActions.ts';
import { clientsQuery, findingsQuery, useEditClient } from '../../../resources/creativeParts.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { useSight } from '../../../shared/sight/useSight.ts';
import { decisionActions } from '../decide/decisionActions.ts';
import { useDecision } from '../decide/useDecision.tsx';
import { ClientCard } from './ClientCard.tsx';
import { ClientDialog } from './ClientDialog.tsx';
import { ClientsReach } from './ClientsReach.tsx';
import { isLosing, worstFirst, type Client, type ClientOverrides } from './clientWords.ts';

/** An address keeps its meaning when the next revision gives the clients new ids. */
function nameOf({ simulation, id }: Client): string {
  return simulation ?? String(id);
}

const NO_OVERRIDES: ClientOverrides = new Map();

/** As many cards as there are clients, about as high. */
const COMING = 11;
const CARD_HEIGHT = 370;

/** The frames of the dialog. */
const IN_DIALOG = 2;

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

/** The e-mail as each client draws it, those that do most harm first, and the chosen one in full. */
export function CreativeClients({ creative }: { creative: V1Schemas['Creative'] }) {
  const clients = useQuery(clientsQuery(creative.id));
  const rows = useMemo(() => clients.data && worstFirst(clients.data.objects), [clients.data]);
  const [chosen, choose] = useUrlText('client');
  // A finding leads here by the id.
  const shown = rows?.find((row) => nameOf(row) === chosen || String(row.id) === chosen);
  const { dialog, onAsk, onUndecide } = useDecision<Client>(useEditClient(), ({ title }) => title);
  const rowActions = useRowActions();
  const overrides = useOverrides(creative.id);
  const sight = useSight(shown ? IN_DIALOG : 0);
  const onChoose = useCallback((row: Client) => choose(nameOf(row)), [choose]);
  const actionsOf = (row: Client) =>
    rowActions(row, decisionActions(row, { onAsk, onUndecide }, isLosing(row, overrides)));
  if (clients.error) {
    return (
      <ErrorState title="The e-mail clients could not be loaded" onRetry={() => void clients.refetch()}>
        {errorText(clients.error)}
      </ErrorState>
    );
  }
  if (rows?.length === 0) return <EmptyState title="The e-mail clients have not been checked yet" />;
  return (
    <Stack gap={16}>
      {rows && <ClientsReach creative={creative} clients={rows} />}
      <Grid min={220} role="group" aria-label="E-mail clients">
        {rows
          ? rows.map((row) => (
              <ClientCard
                key={row.id}
                client={row}
                name={creative.name}
                url={creative.preview_url}
                sight={sight}
                overrides={overrides}
                actions={actionsOf(row)}
                href={paths.campaignCreatives.creativeClient(creative.id, nameOf(row))}
                onChoose={onChoose}
              />
            ))
          : Array.from({ length: COMING }, (_, at) => <Skeleton key={at} lines={1} height={CARD_HEIGHT} />)}
      </Grid>
      {shown && (
        <ClientDialog
          creative={creative}
          client={shown}
          overrides={overrides}
          actions={actionsOf(shown)}
          onClose={() => choose('')}
        />
      )}
      {dialog}
    </Stack>
  );
}
