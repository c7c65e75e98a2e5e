import { Badge } from '../../../components/Badge/Badge.tsx';
import { defineStatuses } from '../../../components/StatusBadge/defineStatuses.ts';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';

const orders = defineStatuses([
  { code: 'Live', tone: 'success', meaning: 'Messages go out as planned.' },
  {
    code: 'Held',
    tone: 'warning',
    meaning: 'Somebody must approve the audience.',
    next: 'An account manager confirms the count.',
  },
] as const);

export function Good() {
  return <StatusBadge status={orders.of('Held')} why="The deliverable is 18,130 short." />;
}

export function Bad() {
  return <Badge tone="warning">waiting (audience!)</Badge>;
}
