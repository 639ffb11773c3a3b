import {
  createTileReader,
  hashLeaf,
  type LogSource,
  parseBundle,
  proveInclusion,
  type TreeHead,
  tileAt,
  tileWidth,
  verifyInclusion,
} from '@goldwren/transparency-log';
import { webCryptography } from '../web-crypto.ts';

/** Fields that an entry of the log must have. It may have more. */
export type Fields = Readonly<Record<string, string | number | null>>;

/**
 * Finds entries at or after a position, and verifies that the tree of this head includes them.
 * @returns the position of each wanted entry. Null when one is missing
 * @throws when the log cannot be read
 */
export async function findFrom(source: LogSource, head: TreeHead, from: number, wanted: readonly Fields[]) {
  const positions = await findEntries(source, head, from, wanted);
  return positions.includes(null) ? null : (positions as number[]);
}

/** Returns the position of each wanted entry. Null for one that the log does not include. */
async function findEntries(source: LogSource, head: TreeHead, from: number, wanted: readonly Fields[]) {
  const found: (number | null)[] = wanted.map(() => null);
  for (let index = Math.floor(from / tileWidth); index * tileWidth < head.size; index += 1) {
    for (const [place, entry] of (await readBundle(source, head, index)).entries()) {
      const which = wanted.findIndex((fields) => hasFields(entry, fields));
      const position = index * tileWidth + place;
      if (which >= 0 && (await isIncluded(source, head, position, entry))) found[which] = position;
    }
    if (!found.includes(null)) break;
  }
  return found;
}

/**
 * Returns whether the entry at this position has these fields and is included in the tree of this head.
 * @throws when the log cannot be read
 */
export async function isAt(source: LogSource, head: TreeHead, position: number, fields: Fields): Promise<boolean> {
  if (position >= head.size) return false;
  const entry = (await readBundle(source, head, Math.floor(position / tileWidth)))[position % tileWidth];
  return entry !== undefined && hasFields(entry, fields) && isIncluded(source, head, position, entry);
}

async function readBundle(source: LogSource, head: TreeHead, index: number): Promise<readonly Uint8Array[]> {
  const tile = tileAt('entries', index, head.size);
  const bytes = await source.tile(tile);
  const bundle = bytes && parseBundle(bytes, tile.width);
  if (!bundle) throw new Error('a bundle of the log is missing or malformed');
  return bundle;
}

function hasFields(entry: Uint8Array, fields: Fields): boolean {
  try {
    const read = JSON.parse(new TextDecoder().decode(entry));
    return Object.entries(fields).every(([name, value]) => read[name] === value);
  } catch {
    return false;
  }
}

async function isIncluded(source: LogSource, head: TreeHead, index: number, entry: Uint8Array): Promise<boolean> {
  const { sha256 } = webCryptography;
  const tree = { sha256, read: createTileReader(sha256, source.tile, head.size) };
  const proof = await proveInclusion(tree, index, head.size);
  return verifyInclusion(sha256, { index, leaf: await hashLeaf(sha256, entry), proof }, head);
}
