import { concatBytes, fromUint, toBytes, toUint } from './bytes.ts';
import { type NoteCryptography, type NoteKey, type SignedNote, signaturesOf } from './signed-note.ts';

const timeBytes = 8;

/**
 * The message of a cosignature (C2SP tlog-cosignature, v1): the time and the text of the checkpoint.
 * @param seconds since 1970
 */
export function cosignatureMessage(checkpointText: string, seconds: number): Uint8Array {
  return toBytes(`cosignature/v1\ntime ${seconds}\n${checkpointText}`);
}

/** The signature of a signature line: the time as 8 bytes and the 64 bytes of Ed25519. */
export function formatCosignature(seconds: number, signature: Uint8Array): Uint8Array {
  return concatBytes(toUint(seconds, timeBytes), signature);
}

/** Returns when a witness cosigned, in seconds since 1970. Null when it did not, or when its signature is not valid. */
export async function cosignedAt(
  { sha256, ed25519 }: NoteCryptography,
  note: SignedNote,
  witness: NoteKey,
): Promise<number | null> {
  let newest: number | null = null;
  for (const { signature } of await signaturesOf(sha256, note, witness)) {
    const seconds = fromUint(signature.slice(0, timeBytes));
    if (Number.isNaN(seconds)) return null;
    const message = cosignatureMessage(note.text, seconds);
    if (!(await ed25519(witness.publicKey, signature.slice(timeBytes), message))) return null;
    newest = Math.max(newest ?? 0, seconds);
  }
  return newest;
}
