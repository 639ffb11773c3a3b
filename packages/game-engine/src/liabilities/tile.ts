import type { Sha256 } from '../fairness/cryptography.ts';
import { emptyNode, isSum, joinNodes, type SumNode, sumBytes, treeDepth } from './node.ts';

/**
 * A tile is up to 256 adjacent nodes of levels 0, 8 or 16: what is stored of a tree. The levels between follow from it,
 * so a path needs three tiles, 765 hashes, and 1/256 more bytes than the leaves alone.
 */
const tileHeight = 8;
const tileWidth = 2 ** tileHeight;
export const tileLevels: readonly number[] = [0, 8, 16];
/** A stored node: 32 bytes of hash and eight bytes of sum. */
export const nodeBytes = 40;

/** Writes a node into a packed list of nodes. */
export function writeNode(list: Uint8Array, index: number, { hash, sum }: SumNode): void {
  list.set(hash, index * nodeBytes);
  list.set(sumBytes(sum), index * nodeBytes + hash.length);
}

/** Returns the nodes of a packed list. @throws RangeError when it is not a list of nodes. */
function readNodes(list: Uint8Array): SumNode[] {
  if (list.length % nodeBytes !== 0) throw new RangeError('not a list of nodes');
  return Array.from({ length: list.length / nodeBytes }, (_, index) => {
    const at = index * nodeBytes;
    const sum = new DataView(list.buffer, list.byteOffset + at + nodeBytes - 8, 8).getBigUint64(0);
    if (!isSum(sum)) throw new RangeError('not a sum of the tree');
    const hash = list.subarray(at, at + nodeBytes - 8);
    return sum === 0n && hash.every((byte) => byte === 0) ? emptyNode : { hash, sum };
  });
}

function nextLevel(sha256: Sha256, nodes: readonly SumNode[]): SumNode[] {
  const parents: SumNode[] = [];
  for (let i = 0; i < nodes.length; i += 2) {
    parents.push(joinNodes(sha256, nodes[i] as SumNode, nodes[i + 1] ?? emptyNode));
  }
  return parents.length === 0 ? [emptyNode] : parents;
}

/** The node above a whole tile. */
function topOfTile(sha256: Sha256, tile: Uint8Array): SumNode {
  let nodes = readNodes(tile);
  for (let level = 0; level < tileHeight; level += 1) nodes = nextLevel(sha256, nodes);
  return nodes[0] as SumNode;
}

/** The siblings on the way from a node of the tile to its top, from below. */
export function siblingsInTile(sha256: Sha256, tile: Uint8Array, index: number): SumNode[] {
  const siblings: SumNode[] = [];
  let nodes = readNodes(tile);
  for (let level = 0; level < tileHeight; level += 1) {
    siblings.push(nodes[(index >> level) ^ 1] ?? emptyNode);
    nodes = nextLevel(sha256, nodes);
  }
  return siblings;
}

/** One tile of a tree. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  readonly nodes: Uint8Array;
}

/**
 * Builds every tile and the root above packed leaves. It is a generator, so that a server can do other work between tiles.
 * @returns the root
 * @throws RangeError when there are too many leaves, or the sum is too large
 */
export function* buildTiles(sha256: Sha256, leaves: Uint8Array): Generator<Tile, SumNode> {
  if (leaves.length > nodeBytes * 2 ** treeDepth) throw new RangeError('too many leaves');
  let list = leaves;
  for (const level of tileLevels) {
    const tiles = Math.max(1, Math.ceil(list.length / nodeBytes / tileWidth));
    const above = new Uint8Array(tiles * nodeBytes);
    for (let index = 0; index < tiles; index += 1) {
      const nodes = list.subarray(index * tileWidth * nodeBytes, (index + 1) * tileWidth * nodeBytes);
      writeNode(above, index, topOfTile(sha256, nodes));
      yield { level, index, nodes };
    }
    list = above;
  }
  return readNodes(list)[0] as SumNode;
}

/** The indexes of the three tiles that contain the path of a leaf, from below. */
export function tilesOfLeaf(position: number): { level: number; index: number; within: number }[] {
  return tileLevels.map((level) => {
    const node = Math.floor(position / 2 ** level);
    return { level, index: Math.floor(node / tileWidth), within: node % tileWidth };
  });
}
