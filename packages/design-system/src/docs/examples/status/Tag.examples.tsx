import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Good = () => (
  <Text>
    Members’ evening <Tag>seed list</Tag>
  </Text>
);

export const Bad = () => (
  <Text>
    Members’ evening <Tag>2 links are broken!</Tag>
  </Text>
);
