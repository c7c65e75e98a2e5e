import {
  Badge,
  Button,
  Card,
  DeviceFrame,
  EmptyState,
  Link,
  Menu,
  Skeleton,
  Stack,
  Text,
  type TableAction,
} from '@mailroom/design-system';
import { oldestTest } from '@mailroom/domain/verdicts/clientTests';
import type { MouseEvent } from 'react';
import { MAIL_WIDTH, PHONE_WIDTH } from '../../../components/mailWidth.ts';
import { useKeptSource } from '../../../components/useKeptSource.ts';
import { paths } from '../../../shared/paths.ts';
import type { Sight } from '../../../shared/sight/sight.ts';
import { useCardInSight, useIsAlive } from '../../../shared/sight/useSight.ts';
import { overrideWords } from '../decide/overrideWords.ts';
import {
  badgeOf,
  decisionWords,
  isOnPhone,
  shortShare,
  simulationOf,
  worstLosses,
  type Client,
  type ClientOverrides,
} from './clientWords.ts';
import { Tested } from './Tested.tsx';

const PICTURE_HEIGHT = 220;

/** Features that a card has room for. */
const MOST_NAMED = 2;

interface PictureProps {
  client: Client;
  /** The name of the creative. */
  name: string;
  url: string | null;
  sight: Sight;
}

function Picture({ client, name, url, sight }: PictureProps) {
  const isAlive = useIsAlive(sight, client.id);
  const { title, simulation, revision } = client;
  const drawn = simulationOf(url, client);
  const source = useKeptSource(`${revision}/${simulation}/${drawn === null}`, drawn);
  if (source === null)
    return <EmptyState title={url === null ? 'This creative has no HTML yet' : 'No longer checked'} />;
  if (!isAlive) return <Skeleton lines={1} height={PICTURE_HEIGHT} />;
  return (
    <DeviceFrame
      isPicture
      label={`${name} in ${title}`}
      src={source}
      height={PICTURE_HEIGHT}
      layoutWidth={isOnPhone(client) ? PHONE_WIDTH : MAIL_WIDTH}
    />
  );
}

/** Names the parts that the client breaks, and where. */
function Losses({ client }: { client: Client }) {
  if (client.verdict === 'unknown') return <Text tone="muted">Not tested</Text>;
  const worst = worstLosses(client);
  if (worst === undefined) return <Text tone="muted">Shows everything</Text>;
  const named = worst.issues.slice(0, MOST_NAMED);
  const left = worst.issues.length - named.length;
  return (
    <Text tone="ink">
      {worst.does}{' '}
      {named.map(({ feature, line }, at) => (
        <span key={feature}>
          {at > 0 && ', '}
          {feature}
          {line !== null && (
            <>
              {' in '}
              <Link href={paths.campaignCreatives.creativeLine(client.creative_id, line)}>{`line ${line}`}</Link>
            </>
          )}
        </span>
      ))}
      {left > 0 && ` and ${left} more`}
    </Text>
  );
}

interface ActionsProps {
  title: string;
  actions: readonly TableAction[];
}

/** Accept, where the client holds the creative back. */
function UrgentActions({ title, actions }: ActionsProps) {
  const urgent = actions.filter(({ isInline }) => isInline);
  if (urgent.length === 0) return null;
  return (
    <Stack direction="row" gap={8}>
      {urgent.map(({ id, label, onAction, disabled = false, reason = '' }) => (
        <Button
          key={id}
          size="small"
          aria-label={`${label} ${title}`}
          onClick={onAction}
          disabled={disabled}
          reason={reason}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

function OtherActions({ title, actions }: ActionsProps) {
  const others = actions.filter(({ isInline }) => !isInline);
  if (others.length === 0) return null;
  return (
    <Menu
      isIconOnly
      size="small"
      variant="quiet"
      label={`More about ${title}`}
      items={others.map(({ id, label, onAction, disabled = false, reason = '' }) => ({
        id,
        label,
        onAction,
        disabled,
        reason,
      }))}
    />
  );
}

interface FactsProps {
  client: Client;
  overrides: ClientOverrides;
  actions: readonly TableAction[];
  /** Where its two large drawings are. */
  href: string;
}

function Facts({ client, overrides, actions, href }: FactsProps) {
  const { title, required } = client;
  const { label, tone } = badgeOf(client, overrides);
  const override = overrides.get(client.id);
  const said = [override && overrideWords(override), decisionWords(client)].filter((words) => words != null);
  const tested = oldestTest(worstLosses(client)?.issues ?? []);
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={8} align="baseline" justify="between">
        <Text as="h2" size={14} weight={600} tone="ink">
          <Link isQuiet href={href}>
            {title}
          </Link>
        </Text>
        <Text isTabular>{shortShare(client)}</Text>
      </Stack>
      <Stack direction="row" gap={8} align="center" justify="between">
        <Stack direction="row" gap={8} align="center">
          <Badge tone={tone}>{label}</Badge>
          {required && <Text size={12}>required</Text>}
        </Stack>
        <OtherActions title={title} actions={actions} />
      </Stack>
      <Text as="p">
        <Losses client={client} />
      </Text>
      {tested !== null && <Tested on={tested} />}
      {said.map((words) => (
        <Text key={words} as="p" tone="muted">
          {words}
        </Text>
      ))}
      <UrgentActions title={title} actions={actions} />
    </Stack>
  );
}

interface ClientCardProps extends PictureProps, FactsProps {
  client: Client;
  onChoose: (client: Client) => void;
}

/** An e-mail as one client draws it, with what the client makes of it and what a person decided about that. */
export function ClientCard({ client, name, url, sight, onChoose, ...facts }: ClientCardProps) {
  const ref = useCardInSight(sight, client.id);
  // For the pointer the whole card is as good as its name. Buttons and links inside keep their own meaning.
  const choose = ({ target, currentTarget }: MouseEvent) => {
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (isOwn && target.closest('a, button') === null) onChoose(client);
  };
  return (
    <Card ref={ref} isFlush aria-label={client.title} onClick={choose} footer={<Facts client={client} {...facts} />}>
      <Picture client={client} name={name} url={url} sight={sight} />
    </Card>
  );
}
