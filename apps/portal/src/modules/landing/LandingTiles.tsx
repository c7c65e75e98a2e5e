import type { V2Schemas } from '@mailroom/api-client';
import { EmptyState, Grid, Skeleton, Tile, TileGrid } from '@mailroom/design-system';
import { workHref } from './workHref.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import type { useOfferedModules } from '../../session/user/useOfferedModules.ts';

type AttentionTile = V2Schemas['AttentionTile'];

/** The usual height of a tile in pixels. */
const HEIGHTS = [143, 143, 191, 106];

function factsOf(tiles: readonly AttentionTile[], id: string, openable: ReturnType<typeof useOpenable>) {
  const lines = tiles.find(({ module }) => module === id)?.lines ?? [];
  return lines.map((line) => ({
    value: line.count,
    label: line.text,
    href: openable(workHref(id, line)),
    tone: line.urgent ? ('danger' as const) : undefined,
  }));
}

interface LandingTilesProps {
  /** The modules that the user may open; undefined while they load. */
  modules: ReturnType<typeof useOfferedModules>;
  /** Their counts; undefined while they load. */
  tiles: readonly AttentionTile[] | undefined;
}

/**
 * A tile for each module that the user may open, with live counts. No tile is shown before its counts: added later, they
 * would push everything below them down, while a person is about to click.
 */
export function LandingTiles({ modules, tiles }: LandingTilesProps) {
  const openable = useOpenable();
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
      <EmptyState title="You can’t open any module yet">
        Your role has no permission that opens one. An administrator can add it.
      </EmptyState>
    );
  }
  // For a client, the report is the product: its tile is the first.
  const readsReports = ({ id }: { id: string }) =>
    tiles.some(({ module, lines }) => module === id && lines[0]?.code === 'reports');
  const ordered = [...modules.filter(readsReports), ...modules.filter((module) => !readsReports(module))];
  return (
    <TileGrid>
      {ordered.map(({ id, title, description, href }) => (
        <Tile key={id} title={title} description={description} href={href} facts={factsOf(tiles, id, openable)} />
      ))}
    </TileGrid>
  );
}
