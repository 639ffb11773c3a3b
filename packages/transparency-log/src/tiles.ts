import { concatBytes, toUint } from './bytes.ts';
import { hashBytes, hashNode, type Sha256 } from './hashes.ts';

/** Hashes in a full tile, and entries in a full bundle: 2**8. */
export const tileWidth = 256;
export const tileHeight = 8;
/** The length of an entry is a uint16 in a bundle. */
const maxEntryBytes = 65_535;

/** A tile of hashes or, at level `entries`, a bundle of entries. `width` is 1 to 256; a narrower one is partial. */
export interface Tile {
  readonly level: number | 'entries';
  readonly index: number;
  readonly width: number;
}

/** The path below the log's prefix, such as `tile/0/x001/x234/067.p/5` (C2SP tlog-tiles). */
export function tilePath({ level, index, width }: Tile): string {
  const groups: string[] = [];
  for (let rest = index; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(String(rest % 1000).padStart(3, '0'));
  }
  const name = groups.map((group, place) => (place < groups.length - 1 ? `x${group}` : group)).join('/');
  return `tile/${level}/${name}${width < tileWidth ? `.p/${width}` : ''}`;
}

/** Parses `tilePath`. Returns null for anything else, and for a second way to write a path. */
export function parseTilePath(path: string): Tile | null {
  const found = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path);
  if (!found) return null;
  const [, level = '', name = '', width] = found;
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(name.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };
  const isInRange = tile.width >= 1 && (tile.level === 'entries' || tile.level <= 63);
  return isInRange && tilePath(tile) === path ? tile : null;
}

/** The tile at `level` and `index` in a tree of `size` entries. Its width is 0 when the tree has none of its hashes. */
export function tileAt(level: number | 'entries', index: number, size: number): Tile {
  const hashes = Math.floor(size / tileWidth ** (level === 'entries' ? 0 : level));
  return { level, index, width: Math.max(0, Math.min(tileWidth, hashes - index * tileWidth)) };
}

/** Every tile and bundle that a tree of `size` entries has and one of `oldSize` entries does not have in this width. */
export function newTiles(oldSize: number, size: number): Tile[] {
  const ofLevel = (level: number | 'entries', span: number): Tile[] => {
    const [known, hashes] = [Math.floor(oldSize / span), Math.floor(size / span)];
    if (hashes === known) return [];
    const first = Math.floor(known / tileWidth);
    const count = Math.ceil(hashes / tileWidth) - first;
    return Array.from({ length: count }, (_, place) => tileAt(level, first + place, size));
  };
  const tiles = ofLevel('entries', 1);
  for (let level = 0; tileWidth ** level <= size; level += 1) tiles.push(...ofLevel(level, tileWidth ** level));
  return tiles;
}

/** Splits a tile into its hashes. Returns null when it does not have `width` hashes. */
export function parseTile(bytes: Uint8Array, width: number): Uint8Array[] | null {
  if (bytes.length !== width * hashBytes) return null;
  return Array.from({ length: width }, (_, place) => bytes.slice(place * hashBytes, (place + 1) * hashBytes));
}

/** Hashes 2**n neighbouring hashes up to one. */
export async function hashUp(sha256: Sha256, hashes: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, second] = hashes;
  if (first === undefined) throw new RangeError('there is no hash');
  if (second === undefined) return first;
  const half = hashes.length / 2;
  return hashNode(sha256, await hashUp(sha256, hashes.slice(0, half)), await hashUp(sha256, hashes.slice(half)));
}

/** @throws RangeError for an entry above 65,535 bytes. */
export function formatBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > maxEntryBytes) throw new RangeError('the entry is too long for a bundle');
      return [toUint(entry.length, 2), entry];
    }),
  );
}

/** Returns null when the bundle does not consist of `width` complete entries. */
export function parseBundle(bytes: Uint8Array, width: number): Uint8Array[] | null {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const end = at + 2 + (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    entries.push(bytes.slice(at + 2, end));
    at = end;
  }
  return at === bytes.length && entries.length === width ? entries : null;
}
