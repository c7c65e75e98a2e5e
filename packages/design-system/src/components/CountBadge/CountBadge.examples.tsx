import { CountBadge } from './CountBadge.tsx';
import { Text } from '../Text/Text.tsx';

export const Good = () => (
  <Text>
    Waiting for me <CountBadge count={3} label="tasks wait for you" />
  </Text>
);

export const Bad = () => (
  <Text>
    All orders <CountBadge count={12840} label="orders" />
  </Text>
);
