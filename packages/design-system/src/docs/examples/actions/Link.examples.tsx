import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Good = () => (
  <Text>
    The <Link href="#">advertiser’s suppressions</Link> were applied.
  </Text>
);

export const Bad = () => (
  <Text>
    To see the suppressions, click <Link href="#">here</Link>.
  </Text>
);
