import { type BuiltTile, type LoadTile, type Tile, tilePath, tileWidth } from '@goldwren/transparency-log';

/** The part of the file store that tiles need. */
export interface TileFiles {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
}

/** The name of a tile in the file store, whose names have no dots. */
function keyOf(tile: Tile): string {
  return `public-log/${tilePath(tile).replace('.p/', '-p/')}`;
}

export function createTileLoader(files: Pick<TileFiles, 'get'>): LoadTile {
  return (tile) => files.get(keyOf(tile));
}

/** Stores tiles. Those of one tree always have the same bytes, so writing one again changes nothing. */
export async function storeTiles(files: TileFiles, tiles: readonly BuiltTile[]): Promise<void> {
  for (const { tile, bytes } of tiles) await files.put(keyOf(tile), bytes);
}

/** Deletes the partial tiles of full ones. Otherwise they would need many times the space of the log. */
export async function deletePartialTiles(files: TileFiles, tiles: readonly BuiltTile[]): Promise<void> {
  for (const { tile } of tiles.filter((one) => one.tile.width === tileWidth)) {
    const widths = Array.from({ length: tileWidth - 1 }, (_, place) => place + 1);
    await Promise.all(widths.map((width) => files.delete(keyOf({ ...tile, width }))));
  }
}
