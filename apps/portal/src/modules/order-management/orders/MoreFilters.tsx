import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { StatusGuide, type TableFilter, type TableFilterOption } from '@mailroom/design-system';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { ACTORS } from '@mailroom/domain/derivation/actors';
import { productStatuses } from '@mailroom/domain/statuses/productStatuses';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusesOf } from '../../../components/statusLists.ts';
import { usersQuery } from '../../../resources/access/users.queries.ts';
import { advertiserNamesQuery } from '../../../resources/advertisers.queries.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { startsIn } from './startsIn.ts';

export interface OfferedFilters {
  /** Those of the page, and those that it shows later. */
  readonly filters: readonly TableFilter<V1Schemas['ProductRow']>[];
  /** Reads the filter by the day of the start. */
  readonly startsIn: typeof startsIn;
}

interface MoreFiltersProps {
  accountId: number | undefined;
  onOffer: (offered: OfferedFilters) => void;
}

const WHO_ACTS = {
  id: 'actor',
  label: 'Who acts',
  options: [
    { value: 'me', label: 'Me' },
    { value: 'my_team', label: 'My team' },
    ...ACTORS.map((actor) => ({ value: actor, label: actor })),
  ],
};

const PHASES = { preparation: 'Blocked', trouble: 'Blocked', delivery: 'Going out', over: 'Over' } as const;

function groupOf(code: string, phase: keyof typeof PHASES): string {
  return code === 'Ready To Launch' ? 'Ready' : PHASES[phase];
}

const STATUS = {
  id: 'product_status',
  label: 'Status',
  options: productStatuses.map(({ code, phase }) => ({ value: code, label: code, group: groupOf(code, phase) })),
  help: <StatusGuide statuses={statusesOf('product')} label="What the statuses mean" />,
};

const TYPE = {
  id: 'product_type',
  label: 'Type',
  options: ['E-mail deployment', 'Data delivery'].map((type) => ({ value: type, label: type })),
};

/** The advertisers that the reader may see. */
function useAdvertisers(accountId: number | undefined): readonly TableFilterOption[] | undefined {
  const { can } = useCan('can_view_advertiser');
  const { data } = useQuery({ ...advertiserNamesQuery(accountId), enabled: can });
  return data?.objects.map(({ id, advertiser_name }) => ({ value: String(id), label: advertiser_name }));
}

/** The reader first, then everybody else whom they may see. */
function useOwners(accountId: number | undefined): readonly TableFilterOption[] | undefined {
  const reader = useReaderId();
  const { can } = useCan('can_view_user');
  const query = listQuery('listUsers', {
    pageSize: EXTENDED_PAGE_SIZE,
    sort: { field: 'first_name', direction: 'asc' },
    ...(accountId !== undefined && { filters: { account_id: [accountId] } }),
  });
  const { data } = useQuery({ ...usersQuery(query), enabled: can });
  if (reader === undefined || (can && !data)) return undefined;
  const others = (data?.objects ?? []).filter(({ id }) => id !== reader);
  return [
    { value: String(reader), label: 'You' },
    ...others.map(({ id, first_name, last_name }) => ({ value: String(id), label: `${first_name} ${last_name}` })),
  ];
}

/** Offers all filters of the list to its table, with the advertisers and the owners that the reader may see. Shows nothing. */
export function MoreFilters({ accountId, onOffer }: MoreFiltersProps) {
  const advertisers = useAdvertisers(accountId);
  const owners = useOwners(accountId);
  const key = JSON.stringify([advertisers, owners]);
  useEffect(() => {
    const [ofAdvertisers, ofOwners] = JSON.parse(key) as (TableFilterOption[] | null)[];
    const filters: OfferedFilters['filters'] = [
      WHO_ACTS,
      STATUS,
      TYPE,
      { id: 'starts', label: 'Start', kind: 'date' },
      ...(ofAdvertisers ? [{ id: 'advertiser_id', label: 'Advertiser', options: ofAdvertisers }] : []),
      ...(ofOwners ? [{ id: 'owner_id', label: 'Owner', options: ofOwners }] : []),
    ];
    onOffer({ filters, startsIn });
  }, [key, onOffer]);
  return null;
}
