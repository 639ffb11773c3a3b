export { blindedPlayerMessage, leafMessage, pieceCounts, type SumNode, treeDepth } from './node.ts';
export { splitBalance } from './split-balance.ts';
export { buildTiles, nodeBytes, siblingsInTile, type Tile, tileLevels, tilesOfLeaf, writeNode } from './tile.ts';
export {
  type LiabilitiesClaim,
  type LiabilitiesMismatch,
  type LiabilitiesRoot,
  type PathStep,
  type Piece,
  verifyLiabilities,
} from './verify-liabilities.ts';
