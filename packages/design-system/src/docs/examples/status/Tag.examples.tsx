import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Text>
      Members’ evening <Tag>seed list</Tag>
    </Text>
  );
}

export function Bad() {
  return (
    <Text>
      Members’ evening <Tag>2 links are broken!</Tag>
    </Text>
  );
}
