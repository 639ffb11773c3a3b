import type { Sha256 } from './hashes.ts';
import { hashUp, parseTile, type Tile, tileAt, tileHeight, tileWidth } from './tiles.ts';
import type { ReadSubtree } from './tree.ts';

/** Loads a tile or bundle. Null when it does not exist. */
export type LoadTile = (tile: Tile) => Promise<Uint8Array | null>;

/** A tile that is missing or has a wrong length. */
export class BrokenTile extends Error {
  readonly tile: Tile;

  constructor(tile: Tile) {
    super(`tile ${tile.level}/${tile.index} of width ${tile.width} is missing or has a wrong length`);
    this.name = 'BrokenTile';
    this.tile = tile;
  }
}

/**
 * Loads a tile in the width that it has in a tree of this size. A log may delete a partial tile once the full one exists,
 * so the full one is tried next, and cut.
 * @throws BrokenTile
 */
async function loadHashes(load: LoadTile, tile: Tile): Promise<Uint8Array[]> {
  const bytes = await load(tile);
  const hashes = bytes && parseTile(bytes, tile.width);
  if (hashes) return hashes;
  const full = bytes === null && tile.width < tileWidth ? await load({ ...tile, width: tileWidth }) : null;
  const all = full && parseTile(full, tileWidth);
  if (!all) throw new BrokenTile(tile);
  return all.slice(0, tile.width);
}

/**
 * Reads the subtrees of a tree of `size` entries from its tiles. Each tile is loaded once. The tiles are not trusted: a proof
 * made of them must be verified with a checkpoint.
 */
export function createTileReader(sha256: Sha256, load: LoadTile, size: number): ReadSubtree {
  const loaded = new Map<string, Promise<Uint8Array[]>>();
  const tileOf = (level: number, index: number): Promise<Uint8Array[]> => {
    const name = `${level}/${index}`;
    const known = loaded.get(name) ?? loadHashes(load, tileAt(level, index, size));
    loaded.set(name, known);
    return known;
  };
  return async (level, index) => {
    const span = 2 ** (level % tileHeight);
    const first = index * span;
    const hashes = await tileOf(Math.floor(level / tileHeight), Math.floor(first / tileWidth));
    const found = hashes.slice(first % tileWidth, (first % tileWidth) + span);
    if (found.length !== span) throw new RangeError('the tree does not contain this subtree');
    return hashUp(sha256, found);
  };
}
