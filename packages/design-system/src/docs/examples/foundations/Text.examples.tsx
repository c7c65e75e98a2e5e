import { Heading } from '../../../components/Text/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Stack gap={4}>
      <Heading level={3} size={14}>
        Sender
      </Heading>
      <Text tone="muted">Northlight, news@northlight.example</Text>
    </Stack>
  );
}

export function Bad() {
  return (
    <Stack gap={4}>
      <Heading level={3} size={28}>
        Sender
      </Heading>
      <Text size={20}>Northlight</Text>
      <Text size={12}>news@northlight.example</Text>
    </Stack>
  );
}
