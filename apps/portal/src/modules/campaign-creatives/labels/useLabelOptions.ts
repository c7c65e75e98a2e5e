import { useQuery } from '@tanstack/react-query';
import { creativeLabelsQuery } from '../../../resources/creativeLabels.queries.ts';
import { useFormats } from '../../../shared/useFormats.ts';

/** The labels of an account as choices, each with how many creatives have it; without an account those of all. */
export function useLabelOptions(accountId: number | null | undefined) {
  const { count: words } = useFormats();
  const { data } = useQuery({ ...creativeLabelsQuery(accountId), enabled: accountId !== null });
  return (data?.counts ?? []).map(({ label, count }) => ({
    value: label,
    label,
    description: words(count, 'creative'),
  }));
}
