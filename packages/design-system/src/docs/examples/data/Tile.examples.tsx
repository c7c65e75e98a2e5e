import { Tile, TileGrid } from '../../../components/Tile/Tile.tsx';

export function Good() {
  return (
    <TileGrid>
      <Tile
        title="Orders"
        href="#"
        description="Orders and their launches"
        facts={[{ value: 3, label: 'wait for you', tone: 'danger' }]}
      />
    </TileGrid>
  );
}

export function Bad() {
  return (
    <TileGrid>
      <Tile title="Misc" href="#" description="Click here" />
    </TileGrid>
  );
}
