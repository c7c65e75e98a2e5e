import type { V2Schemas } from '@mailroom/api-client';
import { EmptyState, Grid, Skeleton, Tile, TileGrid } from '@mailroom/design-system';
import { useEffect, useState } from 'react';
import { workHref } from './workHref.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';

type AttentionTile = V2Schemas['AttentionTile'];

/** The usual height of a tile in pixels. */
const HEIGHTS = [143, 143, 191, 106];

/** How long the tiles wait for their counts, in milliseconds: counts added later push everything below them down. */
const WORTH_WAITING = 400;

function factsOf(tiles: readonly AttentionTile[], id: string, openable: ReturnType<typeof useOpenable>) {
  const lines = tiles.find(({ module }) => module === id)?.lines ?? [];
  return lines.map((line) => ({
    value: line.count,
    label: line.text,
    href: openable(workHref(id, line)),
    tone: line.urgent ? ('danger' as const) : undefined,
  }));
}

/** A tile for each module that the user may open, with live counts; `tiles` is undefined while they load. */
export function LandingTiles({ tiles }: { tiles: readonly AttentionTile[] | undefined }) {
  const modules = useOfferedModules();
  const openable = useOpenable();
  const [isLate, setLate] = useState(false);
  const isWaiting = modules !== undefined && tiles === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), WORTH_WAITING);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (!modules || (!tiles && !isLate)) {
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
  return (
    <TileGrid>
      {modules.map(({ id, title, description, href }) => (
        <Tile key={id} title={title} description={description} href={href} facts={factsOf(tiles ?? [], id, openable)} />
      ))}
    </TileGrid>
  );
}
