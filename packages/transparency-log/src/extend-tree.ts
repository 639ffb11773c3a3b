import { concatBytes, equalBytes } from './bytes.ts';
import { hashLeaf, type Sha256 } from './hashes.ts';
import { createTileReader, type LoadTile } from './tile-reader.ts';
import { formatBundle, hashUp, newTiles, parseBundle, type Tile, tileAt, tileWidth } from './tiles.ts';
import { rootOf } from './tree.ts';

export interface BuiltTile {
  readonly tile: Tile;
  readonly bytes: Uint8Array;
}

export interface Extended {
  readonly size: number;
  readonly root: Uint8Array;
  /** The tiles and bundles to store before anyone sees the new size. */
  readonly tiles: readonly BuiltTile[];
}

/**
 * Appends entries to a tree of `oldSize` entries. `load` reads the stored tiles of the old tree. The result is the same
 * whenever it is computed, so tiles of an interrupted run may be overwritten.
 * @throws BrokenTile, and Error when the stored tiles do not have the old root.
 */
export async function extendTree(
  sha256: Sha256,
  load: LoadTile,
  old: { readonly size: number; readonly root: Uint8Array },
  entries: readonly Uint8Array[],
): Promise<Extended> {
  const oldRoot = await rootOf({ sha256, read: createTileReader(sha256, load, old.size) }, old.size);
  if (!equalBytes(oldRoot, old.root)) {
    throw new Error(`the stored tiles do not have the root of the checkpoint of size ${old.size}`);
  }
  const size = old.size + entries.length;
  const built = new Map<string, Uint8Array>();
  const loadNew: LoadTile = async (tile) => built.get(nameOf(tile)) ?? load(tile);
  const tiles: BuiltTile[] = [];
  const leaves = await Promise.all(entries.map((entry) => hashLeaf(sha256, entry)));
  for (const tile of newTiles(old.size, size)) {
    const bytes =
      tile.level === 'entries'
        ? await buildBundle(load, tile, old.size, entries)
        : await buildTile({ sha256, load, loadNew }, { ...tile, level: tile.level }, old.size, leaves);
    built.set(nameOf(tile), bytes);
    tiles.push({ tile, bytes });
  }
  return { size, root: await rootOf({ sha256, read: createTileReader(sha256, loadNew, size) }, size), tiles };
}

function nameOf({ level, index, width }: Tile): string {
  return `${level}/${index}/${width}`;
}

/** Loads what the old tree had of a tile: nothing when the tile is new. */
async function loadOld(load: LoadTile, { level, index }: Tile, oldSize: number): Promise<Tile & { bytes: Uint8Array }> {
  const old = tileAt(level, index, oldSize);
  const bytes = old.width === 0 ? new Uint8Array() : await load(old);
  if (bytes === null) throw new Error(`the stored tile ${nameOf(old)} is missing`);
  return { ...old, bytes };
}

async function buildBundle(load: LoadTile, tile: Tile, oldSize: number, entries: readonly Uint8Array[]) {
  const old = await loadOld(load, tile, oldSize);
  if (parseBundle(old.bytes, old.width) === null) throw new Error(`the stored bundle ${nameOf(old)} is broken`);
  const from = tile.index * tileWidth + old.width - oldSize;
  return concatBytes(old.bytes, formatBundle(entries.slice(from, from + tile.width - old.width)));
}

async function buildTile(
  { sha256, load, loadNew }: { sha256: Sha256; load: LoadTile; loadNew: LoadTile },
  tile: Tile & { readonly level: number },
  oldSize: number,
  leaves: readonly Uint8Array[],
): Promise<Uint8Array> {
  const old = await loadOld(load, tile, oldSize);
  const first = tile.index * tileWidth + old.width;
  const added: Uint8Array[] = [];
  for (let place = first; place < tile.index * tileWidth + tile.width; place += 1) {
    added.push(
      tile.level === 0
        ? (leaves[place - oldSize] as Uint8Array)
        : await hashFullTile(sha256, loadNew, tile.level - 1, place),
    );
  }
  return concatBytes(old.bytes, ...added);
}

async function hashFullTile(sha256: Sha256, load: LoadTile, level: number, index: number): Promise<Uint8Array> {
  const bytes = await load({ level, index, width: tileWidth });
  if (bytes === null) throw new Error(`the stored tile ${level}/${index} is missing`);
  const hashes = Array.from({ length: tileWidth }, (_, place) => bytes.slice(place * 32, (place + 1) * 32));
  return hashUp(sha256, hashes);
}
