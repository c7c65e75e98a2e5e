import type { V1Schemas } from '@mailroom/api-client';
import { Text } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

type Totals = V1Schemas['Report']['totals'];

/** Says how many mails machines opened or clicked in, and how they are told from people. */
export function ByMachines({ totals }: { totals: Totals }) {
  const { count } = useFormats();
  const { unique_machine_opens: opened, unique_machine_clicks: clicked } = totals;
  const done = [
    ...(opened > 0 ? [`opened ${count(opened, 'e-mail')}`] : []),
    ...(clicked > 0 ? [`clicked in ${count(clicked, 'e-mail')}`] : []),
  ];
  if (done.length === 0) return null;
  return (
    <Text as="p" tone="muted">
      Machines {done.join(' and ')}. They are in none of the rates: mail services that load the pictures for their
      users, programs that load pages in advance or name themselves as robots, and those that follow all links within a
      second.
    </Text>
  );
}
