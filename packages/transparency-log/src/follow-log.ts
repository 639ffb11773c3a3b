import { equalBytes } from './bytes.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { cosignedAt } from './cosignature.ts';
import {
  isSignedBy,
  type NoteCryptography,
  type NoteKey,
  noteAlgorithms,
  parseNote,
  type SignedNote,
} from './signed-note.ts';
import { createTileReader, type LoadTile } from './tile-reader.ts';
import { proveConsistency, rootOf } from './tree.ts';
import { verifyConsistency } from './verify-proofs.ts';

/** Where a log is read from. */
export interface LogSource {
  /** The served checkpoint. Null before the first one. */
  readonly checkpoint: () => Promise<string | null>;
  readonly tile: LoadTile;
}

/** What is wrong with a served checkpoint. */
export type LogFault =
  /** It is not a checkpoint that one of the trusted keys signed. */
  | 'unsigned'
  /** It is smaller than the one that was seen before, or it is gone. */
  | 'rollback'
  /** It does not extend the one that was seen before. */
  | 'fork'
  /** The served tiles do not have its root. */
  | 'tiles';

export type Followed = {
  /** Null when the checkpoint extends the one that was seen before. */
  readonly fault: LogFault | null;
} & (
  | {
      /** The served note, as text. */
      readonly served: string;
      readonly note: SignedNote;
      readonly checkpoint: Checkpoint;
    }
  /** Nothing was served, or no signed checkpoint. */
  | { readonly served: string | null; readonly note: null; readonly checkpoint: null }
);

/**
 * Reads the checkpoint of a log and requires that a trusted key signed it and that it extends the checkpoint that was seen
 * before. The caller must then store it, and never follow a log with a fault.
 * @param trusted public keys of 32 bytes
 * @param held the note that was seen before, as text. Null for the first time
 * @throws BrokenTile when tiles are missing, and errors of the source. Nothing is known about the log then
 */
export async function followLog(
  cryptography: NoteCryptography,
  source: LogSource,
  { trusted, held }: { readonly trusted: readonly Uint8Array[]; readonly held: string | null },
): Promise<Followed> {
  const served = await source.checkpoint();
  const before = held === null ? null : readNote(held);
  if (served === null) return { fault: before ? 'rollback' : null, served, note: null, checkpoint: null };
  const read = readNote(served);
  if (read === null || !(await isTrusted(cryptography, read, trusted))) {
    return { fault: 'unsigned', served, note: null, checkpoint: null };
  }
  return {
    fault: before && (await compare(cryptography, source, before.checkpoint, read.checkpoint)),
    served,
    ...read,
  };
}

type ReadNote = { readonly note: SignedNote; readonly checkpoint: Checkpoint };

function readNote(text: string): ReadNote | null {
  const note = parseNote(text);
  const checkpoint = note && parseCheckpoint(note.text);
  return checkpoint && { note, checkpoint };
}

async function isTrusted(cryptography: NoteCryptography, { note, checkpoint }: ReadNote, keys: readonly Uint8Array[]) {
  for (const publicKey of keys) {
    const key = { name: checkpoint.origin, algorithm: noteAlgorithms.ed25519, publicKey };
    if (await isSignedBy(cryptography, note, key)) return true;
  }
  return false;
}

async function compare(
  { sha256 }: NoteCryptography,
  { tile }: LogSource,
  old: Checkpoint,
  served: Checkpoint,
): Promise<LogFault | null> {
  if (served.origin !== old.origin) return 'fork';
  if (served.size < old.size) return 'rollback';
  const tree = { sha256, read: createTileReader(sha256, tile, served.size) };
  const proof = await proveConsistency(tree, old.size, served.size);
  if (await verifyConsistency(sha256, old, served, proof)) return null;
  // Tiles without the root of the served checkpoint contradict it, whatever it says about the old one.
  if (served.size > old.size && !equalBytes(await rootOf(tree, served.size), served.root)) return 'tiles';
  return 'fork';
}

/** Returns the witnesses whose valid cosignature a note has. */
export async function witnessesOf(
  cryptography: NoteCryptography,
  note: SignedNote,
  witnesses: readonly NoteKey[],
): Promise<NoteKey[]> {
  const times = await Promise.all(witnesses.map((witness) => cosignedAt(cryptography, note, witness)));
  return witnesses.filter((_, place) => times[place] !== null);
}
