import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Text>
      The <Link href="#">advertiser’s suppressions</Link> were applied.
    </Text>
  );
}

export function Bad() {
  return (
    <Text>
      To see the suppressions, click <Link href="#">here</Link>.
    </Text>
  );
}
