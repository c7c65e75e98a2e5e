import type { V2Schemas } from '@mailroom/api-client';
import { EmptyState, Grid, Skeleton, Tile, TileGrid } from '@mailroom/design-system';
import { useOfferedModules } from '../../session/useOfferedModules.ts';

type AttentionTile = V2Schemas['AttentionTile'];

/** Pixels of the tiles as they mostly are. Each has its counts at once: added later, they would push all below them down. */
const HEIGHTS = [143, 143, 191, 106];

function factsOf(tiles: readonly AttentionTile[], id: string) {
  const lines = tiles.find(({ module }) => module === id)?.lines ?? [];
  return lines.map(({ count, text, urgent }) => ({
    value: count,
    label: text,
    tone: urgent ? ('danger' as const) : undefined,
  }));
}

/** The modules that the user's permissions allow, each with its live counts; without them (`[]`) where these can’t be had. */
export function LandingTiles({ tiles }: { tiles: readonly AttentionTile[] | undefined }) {
  const modules = useOfferedModules();
  if (!modules || !tiles) {
    return (
      <Grid columns={2}>
        {HEIGHTS.map((height, place) => (
          <Skeleton key={place} lines={1} height={height} />
        ))}
      </Grid>
    );
  }
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
