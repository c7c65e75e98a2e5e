import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { defineStatuses } from '../../../components/StatusBadge/defineStatuses.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { StatusGuide } from '../../../components/StatusGuide/StatusGuide.tsx';

const parcels = defineStatuses([
  { code: 'sent', label: 'On its way', tone: 'secondary', meaning: 'A courier has it.' },
  {
    code: 'customs',
    label: 'At customs',
    tone: 'warning',
    meaning: 'A paper is missing.',
    next: 'The sender adds it.',
  },
  { code: 'lost', label: 'Lost', tone: 'danger', meaning: 'Nobody has seen it for 10 days.', next: 'Ask the courier.' },
] as const);

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
