import { Stack, Text } from '@mailroom/design-system';
import { BookLink } from '../pages/BookLink.tsx';
import uses from 'virtual:uses';
import type { Use } from '../facts/uses.ts';

/** Links from a component to the portal's screens that use it. */
export function ScreensUsing({ names }: { names: readonly string[] }) {
  const found = new Map(names.flatMap((name) => uses[name] ?? []).map((use): [string, Use] => [use.id, use]));
  if (found.size === 0) return <Text tone="muted">No screen of the portal uses it directly.</Text>;
  return (
    <Stack direction="row" gap={16} isWrapping>
      {[...found.values()].map(({ id, title }) => (
        <BookLink key={id} id={id}>
          {title.replace('/', ' / ')}
        </BookLink>
      ))}
    </Stack>
  );
}
