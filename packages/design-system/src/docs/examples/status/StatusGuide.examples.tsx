import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { parcels } from '../../../components/StatusBadge/parcels.samples.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { StatusGuide } from '../../../components/StatusGuide/StatusGuide.tsx';

export function Good() {
  return (
    <Stack direction="row" align="center">
      <StatusBadge status={parcels.of('customs')} />
      <StatusGuide statuses={parcels} current="customs" />
    </Stack>
  );
}

export function Bad() {
  return (
    <Stack>
      <StatusBadge status={parcels.of('customs')} />
      <Text size={12}>
        ‘At customs’ means that a paper is missing. ‘Lost’ means that nobody has seen it for 10 days.
      </Text>
    </Stack>
  );
}
