import { Heading } from './Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const Good = () => (
  <Stack gap={4}>
    <Heading level={3} size={14}>
      Sender
    </Heading>
    <Text tone="muted">Northlight, news@northlight.example</Text>
  </Stack>
);

export const Bad = () => (
  <Stack gap={4}>
    <Heading level={3} size={28}>
      Sender
    </Heading>
    <Text size={20}>Northlight</Text>
    <Text size={12}>news@northlight.example</Text>
  </Stack>
);
