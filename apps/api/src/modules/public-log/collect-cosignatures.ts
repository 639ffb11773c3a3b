import {
  type Checkpoint,
  cosignedAt,
  createTileReader,
  formatSignature,
  type LoadTile,
  type NoteKey,
  noteKeyId,
  parseCheckpoint,
  parseDecimal,
  parseNote,
  parseSignatures,
  proveConsistency,
  toBase64,
} from '@goldwren/transparency-log';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { verifyEd25519 } from '../../platform/crypto/statement-keys.ts';

/** A witness that cosigns each checkpoint on request (C2SP tlog-witness). */
export interface Witness {
  /** The address before `/add-checkpoint`. */
  readonly url: string;
  readonly key: NoteKey;
}

/** A dead witness delays a checkpoint by at most this time. All witnesses are called at once. */
const witnessLimitMs = 1_500;

/** The size that each witness last cosigned, as far as this process knows. */
type KnownSizes = Map<string, number>;

/**
 * Creates a function that requests a cosignature of a checkpoint from every witness, and returns the valid ones as signature
 * lines. A witness that fails, is late or answers with a wrong signature is left out.
 */
export function createCosignatureCollector(
  witnesses: readonly Witness[],
  load: LoadTile,
  onFailure: (witness: string, error: unknown) => void,
  fetchUrl: typeof fetch = fetch,
): (note: string) => Promise<string> {
  const sizes: KnownSizes = new Map();
  return async (note) => {
    const signal = AbortSignal.timeout(witnessLimitMs);
    const lines = await Promise.all(
      witnesses.map((witness) =>
        askWitness({ witness, load, sizes, fetchUrl, signal }, note).catch((error: unknown) => {
          onFailure(witness.key.name, error);
          return '';
        }),
      ),
    );
    return lines.join('');
  };
}

interface Question {
  readonly witness: Witness;
  readonly load: LoadTile;
  readonly sizes: KnownSizes;
  readonly fetchUrl: typeof fetch;
  readonly signal: AbortSignal;
}

async function askWitness(question: Question, note: string): Promise<string> {
  const { witness, sizes } = question;
  const parsed = parseNote(note);
  const checkpoint = parsed && parseCheckpoint(parsed.text);
  if (!checkpoint) throw new Error('the checkpoint of the log is malformed');
  let response = await send(question, checkpoint, note, sizes.get(witness.url) ?? 0);
  if (response.status === 409) {
    // The witness says which size it has.
    const known = parseDecimal((await response.text()).trim());
    if (known === null || known > checkpoint.size) throw new Error('the witness has a larger checkpoint of this log');
    response = await send(question, checkpoint, note, known);
  }
  if (response.status !== 200) throw new Error(`the witness answered with status ${response.status}`);
  const lines = parseSignatures(await response.text()) ?? [];
  const keyId = await noteKeyId(sha256, witness.key);
  const own = lines.filter(({ name, keyId: id }) => name === witness.key.name && Buffer.from(id).equals(keyId));
  const cosigned = { text: parsed.text, signatures: own };
  if ((await cosignedAt({ sha256, ed25519: verifyEd25519 }, cosigned, witness.key)) === null) {
    throw new Error('the witness answered without a valid cosignature');
  }
  sizes.set(witness.url, checkpoint.size);
  return own.map(formatSignature).join('');
}

async function send(question: Question, checkpoint: Checkpoint, note: string, oldSize: number): Promise<Response> {
  const { witness, load, fetchUrl, signal } = question;
  const from = Math.min(oldSize, checkpoint.size);
  const tree = { sha256, read: createTileReader(sha256, load, checkpoint.size) };
  const proof = await proveConsistency(tree, from, checkpoint.size);
  const body = `old ${from}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${note}`;
  return fetchUrl(`${witness.url}/add-checkpoint`, { method: 'POST', body, signal });
}
