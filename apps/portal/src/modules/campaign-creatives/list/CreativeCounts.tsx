import { Button, CountBadge, Stack, type TableState } from '@mailroom/design-system';
import type { ListQuery } from '@mailroom/api-client';
import { useQuery } from '@tanstack/react-query';
import { statusesOf } from '../../../components/statusLists.ts';
import { creativeCountsQuery } from '../../../resources/creativeCounts.queries.ts';

interface CreativeCountsProps {
  query: ListQuery<'listCreatives'>;
  state: TableState;
  onStateChange: (state: TableState) => void;
}

/**
 * How many creatives have each status. A press turns the filter by a status on or off. Every status is there from the start, so
 * that nothing moves when the numbers arrive or change.
 */
export function CreativeCounts({ query, state, onStateChange }: CreativeCountsProps) {
  const { data } = useQuery(creativeCountsQuery(query));
  const { status: chosen = [], ...others } = state.filters;
  const counts = data && new Map<string, number>(data.counts.map(({ status, count }) => [status, count]));
  function toggle(status: string) {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    onStateChange({ ...state, page: 1, filters: { ...others, ...(next.length > 0 && { status: next }) } });
  }
  return (
    <Stack direction="row" gap={4} isWrapping role="group" aria-label="Creatives by status">
      {statusesOf('creative').choices.map(({ value, label }) => (
        <Button key={value} variant="quiet" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
          {label} <CountBadge count={counts ? (counts.get(value) ?? 0) : NaN} label="creatives" />
        </Button>
      ))}
    </Stack>
  );
}
