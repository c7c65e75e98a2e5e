import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { parcels } from '../StatusBadge/parcels.samples.ts';
import { Text } from '../Text/Text.tsx';
import { StatusGuide } from './StatusGuide.tsx';

export const Good = () => (
  <Stack direction="row" align="center">
    <StatusBadge status={parcels.of('customs')} />
    <StatusGuide statuses={parcels} current="customs" />
  </Stack>
);

export const Bad = () => (
  <Stack>
    <StatusBadge status={parcels.of('customs')} />
    <Text size={12}>‘At customs’ means that a paper is missing. ‘Lost’ means that nobody has seen it for 10 days.</Text>
  </Stack>
);
