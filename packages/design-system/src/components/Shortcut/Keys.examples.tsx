import { Text } from '../Text/Text.tsx';
import { Keys } from './Keys.tsx';

export const Good = () => (
  <Text>
    Press <Keys keys="Mod+K" /> to search.
  </Text>
);

export const Bad = () => <Text>Press Ctrl-K (Cmd-K on a Mac) to search.</Text>;

/** With all parts, for their picture. */
export const Anatomy = () => <Keys keys="G O" />;
