import type { TableChoiceFilter } from '@mailroom/design-system';
import { STALE_DRAFT_DAYS } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { statusesOf } from '../../../components/statusLists.ts';
import { advertiserNamesQuery } from '../../../resources/advertisers.queries.ts';
import { creativeLabelsQuery } from '../../../resources/creativeLabels.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { CreativeRow } from './creatives.columns.ts';

/** The filter's value for creatives without an advertiser. */
const NO_ADVERTISER = { value: '0', label: 'No advertiser' };

/** Filters by status, label and forgotten drafts, and by advertiser where the user may see advertisers. */
export function useCreativeFilters(accountId: number | undefined): readonly TableChoiceFilter<CreativeRow>[] {
  const { can } = useCan('can_view_advertiser');
  const advertisers = useQuery({ ...advertiserNamesQuery(accountId), enabled: can });
  const labels = useQuery(creativeLabelsQuery(accountId));
  return [
    {
      id: 'status',
      label: 'Status',
      options: statusesOf('creative').choices,
    },
    {
      id: 'stale_draft',
      label: 'Drafts',
      isSingle: true,
      options: [{ value: 'true', label: `Not changed for ${STALE_DRAFT_DAYS} days` }],
    },
    ...(can
      ? [
          {
            id: 'advertiser_id',
            label: 'Advertiser',
            options: [
              NO_ADVERTISER,
              ...(advertisers.data?.objects ?? []).map(({ id, advertiser_name }) => ({
                value: String(id),
                label: advertiser_name,
              })),
            ],
          },
        ]
      : []),
    {
      id: 'label',
      label: 'Label',
      options: (labels.data?.counts ?? []).map(({ label, count }) => ({ value: label, label: `${label} (${count})` })),
    },
  ];
}
