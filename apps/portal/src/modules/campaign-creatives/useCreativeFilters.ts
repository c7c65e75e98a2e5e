import type { TableChoiceFilter } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { statusesOf } from '../../components/statusLists.ts';
import { advertisersQuery } from '../../resources/advertisers.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import type { CreativeRow } from './creatives.columns.ts';

const FIRST = 100;

/** By status, and by advertiser for whoever may see advertisers. */
export function useCreativeFilters(accountId: number | undefined): readonly TableChoiceFilter<CreativeRow>[] {
  const { can } = useCan('can_view_advertiser');
  const advertisers = useQuery({
    ...advertisersQuery({
      limit: FIRST,
      sort_by: 'advertiser_name',
      sort_dir: 1,
      ...(accountId !== undefined && { 'account_id:eq': [accountId] }),
    }),
    enabled: can,
  });
  return [
    {
      id: 'status',
      label: 'Status',
      options: statusesOf('creative').choices,
    },
    ...(can
      ? [
          {
            id: 'advertiser_id',
            label: 'Advertiser',
            options: (advertisers.data?.objects ?? []).map(({ id, advertiser_name }) => ({
              value: String(id),
              label: advertiser_name,
            })),
          },
        ]
      : []),
  ];
}
