import { Text } from '../../../components/Text/Text.tsx';
import { Keys } from '../../../components/Shortcut/Keys.tsx';

export function Good() {
  return (
    <Text>
      Press <Keys keys="Mod+K" /> to search.
    </Text>
  );
}

export function Bad() {
  return <Text>Press Ctrl-K (Cmd-K on a Mac) to search.</Text>;
}

/** With all parts, for their picture. */
export function Anatomy() {
  return <Keys keys="G O" />;
}
