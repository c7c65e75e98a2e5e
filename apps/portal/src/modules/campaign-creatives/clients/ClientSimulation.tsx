import type { V1Schemas } from '@mailroom/api-client';
import { Button, DeviceFrame, EmptyState, Grid, Stack, Text, Toolbar } from '@mailroom/design-system';
import { limitsOfDrawing } from '@mailroom/domain/verdicts/clientLimits';
import { isClientId } from '@mailroom/domain/verdicts/emailClients';
import { useState, type ReactNode } from 'react';
import { useKeptSource } from '../../../components/useKeptSource.ts';
import { MAIL_WIDTH, PHONE_WIDTH } from '../../../components/mailWidth.ts';
import { isOnPhone, placedIssues, simulationOf, withPlaces, type Client } from './clientWords.ts';

interface Props {
  creative: V1Schemas['Creative'];
  client: Client;
  /** Judges the client, in a line with the choice of its colours. */
  verdict: ReactNode;
}

const HEIGHT = 480;
/** Two in a row of the dialog, and never three. */
const NARROWEST = 320;

/** The e-mail as it was written, beside what a client leaves of it. */
export function ClientSimulation({ creative, client, verdict }: Props) {
  const { name, revision, preview_url: url } = creative;
  const { simulation, title } = client;
  const [isDark, setDark] = useState(false);
  const [hasPlaces, setPlaces] = useState(true);
  const placed = (address: string | null) => (hasPlaces ? withPlaces(address, client) : address);
  const key = `${revision}/${url === null}/${hasPlaces}`;
  const written = useKeptSource(key, placed(url));
  const drawn = useKeptSource(`${key}/${simulation}/${isDark}`, placed(simulationOf(url, client, isDark)));
  if (written === null) {
    return (
      <Stack gap={16}>
        <Toolbar>{verdict}</Toolbar>
        <EmptyState title="This creative has no HTML yet" />
      </Stack>
    );
  }
  const look = {
    height: HEIGHT,
    scheme: isDark ? ('dark' as const) : ('light' as const),
    isMeasured: true,
    ...(isOnPhone(client) ? { width: PHONE_WIDTH, layoutWidth: PHONE_WIDTH } : { layoutWidth: MAIL_WIDTH }),
  };
  return (
    <Stack gap={8}>
      <Toolbar
        end={
          <>
            {placedIssues(client).some(({ number }) => number !== null) && (
              <Button size="small" aria-pressed={hasPlaces} onClick={() => setPlaces(!hasPlaces)}>
                Places
              </Button>
            )}
            <Button size="small" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
              Dark
            </Button>
          </>
        }
      >
        {verdict}
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
            toolbar={
              <Text size={13} tone="warning">
                Simulated
              </Text>
            }
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
