import type { V1Schemas } from '@mailroom/api-client';
import { Text } from '@mailroom/design-system';

type Totals = Pick<V1Schemas['Report']['totals'], 'machine_opens' | 'machine_clicks'>;

/** Says how machines are told from people, where there were some. */
export function ByMachines({ totals }: { totals: Totals }) {
  if (totals.machine_opens + totals.machine_clicks === 0) return null;
  return (
    <Text as="p" tone="muted">
      Machines are in none of the rates. They are mail services that load the pictures for their users, programs that
      load pages in advance or name themselves as robots, and those that follow all links of an e-mail within a second.
    </Text>
  );
}
