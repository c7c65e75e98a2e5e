import { CountBadge } from '../../../components/CountBadge/CountBadge.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Text>
      Waiting for me <CountBadge count={3} label="tasks wait for you" />
    </Text>
  );
}

export function Bad() {
  return (
    <Text>
      All orders <CountBadge count={12840} label="orders" />
    </Text>
  );
}
