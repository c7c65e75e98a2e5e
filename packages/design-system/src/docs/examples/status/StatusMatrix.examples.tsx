import { Badge } from '../../../components/Badge/Badge.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { parcels } from '../../../components/StatusBadge/parcels.samples.ts';
import { StatusMatrix } from '../../../components/StatusMatrix/StatusMatrix.tsx';

export function Good() {
  return <StatusMatrix statuses={parcels} label="Parcels, every status" />;
}

export function Bad() {
  return (
    <Stack direction="row">
      <Badge tone="danger">Lost</Badge>
      <Badge tone="success">Delivered</Badge>
    </Stack>
  );
}
