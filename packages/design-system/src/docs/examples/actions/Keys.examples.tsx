import { Text } from '../../../components/Text/Text.tsx';
import { Keys } from '../../../components/Shortcut/Keys.tsx';

export const Good = () => (
  <Text>
    Press <Keys keys="Mod+K" /> to search.
  </Text>
);

export const Bad = () => <Text>Press Ctrl-K (Cmd-K on a Mac) to search.</Text>;

/** With all parts, for their picture. */
export const Anatomy = () => <Keys keys="G O" />;
