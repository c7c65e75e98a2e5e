import type { V2Schemas } from '@mailroom/api-client';
import { EmptyState, Skeleton, Tile, TileGrid } from '@mailroom/design-system';
import { useOfferedModules } from '../../session/useOfferedModules.ts';

type AttentionTile = V2Schemas['AttentionTile'];

function factsOf(tiles: readonly AttentionTile[], id: string) {
  const lines = tiles.find(({ module }) => module === id)?.lines ?? [];
  return lines.map(({ count, text, urgent }) => ({
    value: count,
    label: text,
    tone: urgent ? ('danger' as const) : undefined,
  }));
}

/** The modules that the user's permissions allow, each with its live counts. */
export function LandingTiles({ tiles }: { tiles: readonly AttentionTile[] }) {
  const modules = useOfferedModules();
  if (!modules) return <Skeleton lines={4} height={72} />;
  if (modules.length === 0) {
    return (
      <EmptyState title="No module is open to you yet">
        Your role has none of the permissions that open one. Whoever looks after roles can add them.
      </EmptyState>
    );
  }
  return (
    <TileGrid>
      {modules.map(({ id, title, description, href }) => (
        <Tile key={id} title={title} description={description} href={href} facts={factsOf(tiles, id)} />
      ))}
    </TileGrid>
  );
}
