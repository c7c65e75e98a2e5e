import { Code } from '../../../components/Code/Code.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Text>
      Members’ evening <Code>ord_7fK2</Code>
    </Text>
  );
}

export function Bad() {
  return <Code>ord_7fK2_members_evening</Code>;
}
