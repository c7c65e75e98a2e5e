import { Badge, Stack, Text } from '@mailroom/design-system';
import changelog from 'virtual:changelog';
import { changesOf } from '../facts/changesOf.ts';
import { Prose } from '../pages/Prose.tsx';

/** The changelog's entries about a component, the next version first. */
export function ChangesOf({ names, since }: { names: readonly string[]; since: string }) {
  const found = changesOf(changelog, names);
  if (found.length === 0) return <Text tone="muted">None since {since}.</Text>;
  return found.map(({ version, text }) => (
    <Stack key={text} direction="row" gap={12} align="start">
      <Badge tone={version === 'Next' ? 'pre-success' : 'secondary'}>{version === 'Next' ? 'next' : version}</Badge>
      <Text as="p" size={14}>
        <Prose text={text} />
      </Text>
    </Stack>
  ));
}
