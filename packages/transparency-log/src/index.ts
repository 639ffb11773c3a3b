export { equalBytes, fromBase64, parseDecimal, toBase64, toBytes } from './bytes.ts';
export { type Checkpoint, formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
export { cosignatureMessage, cosignedAt, formatCosignature } from './cosignature.ts';
export { type BuiltTile, type Extended, extendTree } from './extend-tree.ts';
export { type Followed, followLog, type LogFault, type LogSource, witnessesOf } from './follow-log.ts';
export { emptyRoot, hashLeaf, type Sha256 } from './hashes.ts';
export {
  formatNote,
  formatNoteKey,
  formatSignature,
  isSignedBy,
  type NoteCryptography,
  type NoteKey,
  type NoteSignature,
  noteAlgorithms,
  noteKeyId,
  parseNote,
  parseNoteKey,
  parseSignatures,
  type SignedNote,
} from './signed-note.ts';
export { BrokenTile, createTileReader, type LoadTile } from './tile-reader.ts';
export { parseBundle, parseTilePath, type Tile, tileAt, tilePath, tileWidth } from './tiles.ts';
export { proveConsistency, proveInclusion, rootOf, type Tree } from './tree.ts';
export { type TreeHead, verifyConsistency, verifyInclusion } from './verify-proofs.ts';
