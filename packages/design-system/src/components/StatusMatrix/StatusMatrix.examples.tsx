import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { parcels } from '../StatusBadge/parcels.samples.ts';
import { StatusMatrix } from './StatusMatrix.tsx';

export const Good = () => <StatusMatrix statuses={parcels} label="Parcels, every status" />;

export const Bad = () => (
  <Stack direction="row">
    <Badge tone="danger">Lost</Badge>
    <Badge tone="success">Delivered</Badge>
  </Stack>
);
