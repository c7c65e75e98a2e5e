import { Code } from '../../../components/Code/Code.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Good = () => (
  <Text>
    Members’ evening <Code>ord_7fK2</Code>
  </Text>
);

export const Bad = () => <Code>ord_7fK2_members_evening</Code>;
