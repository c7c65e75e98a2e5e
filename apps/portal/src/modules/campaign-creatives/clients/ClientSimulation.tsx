import type { V1Schemas } from '@mailroom/api-client';
import { Button, DeviceFrame, EmptyState, Grid, Stack, Text, Toolbar } from '@mailroom/design-system';
import { limitsOfDrawing } from '@mailroom/domain/verdicts/clientLimits';
import { isClientId } from '@mailroom/domain/verdicts/emailClients';
import { useState } from 'react';
import { useKeptSource } from '../../../components/useKeptSource.ts';
import { MAIL_WIDTH } from '../../../components/mailWidth.ts';
import type { Client } from './clients.columns.ts';

interface Props {
  creative: V1Schemas['Creative'];
  client: Client;
}

const HEIGHT = 640;
const NARROWEST = 220;

function simulated(url: string, client: string, isDark: boolean): string {
  const address = new URL(url);
  address.searchParams.set('client', client);
  if (isDark) address.searchParams.set('dark', '1');
  return address.href;
}

/** The e-mail as it was written, beside what a client leaves of it. */
export function ClientSimulation({ creative, client }: Props) {
  const { name, revision, preview_url: url } = creative;
  const { simulation, title } = client;
  const [isDark, setDark] = useState(false);
  const written = useKeptSource(`${revision}/${url === null}`, url);
  const drawn = useKeptSource(
    `${revision}/${url === null}/${simulation}/${isDark}`,
    url !== null && simulation !== null ? simulated(url, simulation, isDark) : null,
  );
  if (written === null) return <EmptyState title="This creative has no HTML yet" />;
  const look = { height: HEIGHT, layoutWidth: MAIL_WIDTH, scheme: isDark ? ('dark' as const) : ('light' as const) };
  return (
    <Stack gap={8}>
      <Toolbar
        end={
          <Button size="small" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
            Dark
          </Button>
        }
      >
        <Text as="h2" size={14} weight={600}>{`${title}, simulated`}</Text>
      </Toolbar>
      <Grid min={NARROWEST}>
        <DeviceFrame
          {...look}
          label={`${name}, as written`}
          src={written}
          toolbar={<Text size={13}>{revision === null ? 'As written' : `As written, rev ${revision}`}</Text>}
        />
        {drawn === null ? (
          <EmptyState title={`${title} can’t be simulated`}>
            It is not among the clients that are checked now.
          </EmptyState>
        ) : (
          <DeviceFrame
            {...look}
            label={`${name}, simulation of ${title}`}
            src={drawn}
            toolbar={<Text size={13} tone="warning">{`Simulation of ${title}`}</Text>}
          />
        )}
      </Grid>
      <Text tone="muted" size={13} as="p">
        {[
          `Drawn from caniemail’s tests: what ${title} ignores is left out.`,
          ...(simulation !== null && isClientId(simulation) ? limitsOfDrawing(simulation) : []),
          'To be sure, send a test to a seed there.',
        ].join(' ')}
      </Text>
    </Stack>
  );
}
