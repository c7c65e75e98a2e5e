import { Badge, Card, DateText, Link, Skeleton, Stack, Text } from '@mailroom/design-system';
import { checkOutcome } from '@mailroom/domain/installWords';
import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { RecordLink } from '../../../components/RecordLink.tsx';
import { installsQuery } from '../../../resources/installs.queries.ts';
import { launchesQuery } from '../../../resources/launches.queries.ts';
import { senderProfilesQuery } from '../../../resources/senderProfiles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

const SHOWN = 5;

interface PartProps<Row> {
  title: string;
  /** Shown when there are none; says what to do. */
  none: string;
  query: UseQueryResult<{ objects: Row[]; total_rows: number }>;
  /** Where all of them are. */
  allHref?: string;
  children: (row: Row) => ReactNode;
}

function Part<Row extends { id: number }>({ title, none, query, allHref, children }: PartProps<Row>) {
  const { data, error } = query;
  const { number } = useFormats();
  return (
    <Card
      title={title}
      note={data && number(data.total_rows)}
      actions={allHref && <Link href={allHref}>All {title.toLowerCase()}</Link>}
    >
      {!data && (error ? <Text tone="muted">{errorText(error)}</Text> : <Skeleton lines={3} />)}
      {data?.total_rows === 0 && (
        <Text as="p" size={13} tone="muted">
          {none}
        </Text>
      )}
      <Stack gap={12} role="list" aria-label={title}>
        {data?.objects.map((row) => (
          <Stack key={row.id} gap={0} role="listitem">
            {children(row)}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Senders({ id }: { id: number }) {
  const query = useQuery(
    senderProfilesQuery(
      listQuery('listSenderProfiles', {
        pageSize: SHOWN,
        sort: { field: 'from_name', direction: 'asc' },
        filters: { account_id: [id] },
      }),
    ),
  );
  return (
    <Part
      title="Sender profiles"
      none="None yet. Every e-mail is sent from one."
      query={query}
      allHref={paths.administration.account(id, 'senders')}
    >
      {({ from_name, from_email }) => (
        <>
          <Text size={13}>{from_name}</Text>
          <Text size={12} tone="muted">
            {from_email}
          </Text>
        </>
      )}
    </Part>
  );
}

const checkTones = { passed: 'success', failed: 'danger' } as const;

function Destinations({ id }: { id: number }) {
  const query = useQuery(installsQuery(listQuery('listInstalls', { pageSize: SHOWN, filters: { account_id: [id] } })));
  return (
    <Part
      title="Installs"
      none="None yet. Files are delivered to an install."
      query={query}
      allHref={paths.administration.account(id, 'installs')}
    >
      {({ name, last_check_result }) => (
        <Stack direction="row" justify="between" align="start" gap={8}>
          <Text size={13}>{name}</Text>
          <Badge tone={last_check_result ? checkTones[last_check_result] : 'secondary'}>
            {checkOutcome(last_check_result)}
          </Badge>
        </Stack>
      )}
    </Part>
  );
}

function Launches({ id }: { id: number }) {
  const query = useQuery(
    launchesQuery(
      listQuery('listLaunches', {
        pageSize: SHOWN,
        sort: { field: 'launched_at', direction: 'desc' },
        filters: { account_id: [id] },
      }),
    ),
  );
  const { count } = useFormats();
  return (
    <Part title="Last launches" none="None yet. A product is launched from its order." query={query}>
      {({ product_id, product_name, product_status: status, launched_at, outcome, counts }) => (
        <>
          <Stack direction="row" justify="between" align="start" gap={8}>
            <Text size={13}>
              <RecordLink href={paths.orderManagement.product(product_id)}>{product_name}</RecordLink>
            </Text>
            {status && <EntityStatus entity="product" code={status} />}
          </Stack>
          <Text size={12} tone="muted">
            <DateText value={launched_at} />, {status === null && `${outcome ?? 'replaced by a later attempt'}, `}
            {count(counts.recipients, 'recipient')}
          </Text>
        </>
      )}
    </Part>
  );
}

/** The last launches, the sender profiles and the installs of an account, in short. */
export function AccountSummary({ account }: { account: Pick<V1Schemas['Account'], 'id'> }) {
  return (
    <>
      <Gate needs="can_view_product">
        <Launches id={account.id} />
      </Gate>
      <Gate needs={[['can_view_account', 'can_view_creative']]}>
        <Senders id={account.id} />
      </Gate>
      <Gate needs="view_install">
        <Destinations id={account.id} />
      </Gate>
    </>
  );
}
