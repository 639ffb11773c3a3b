import {
  cosignatureMessage,
  emptyRoot,
  equalBytes,
  formatCosignature,
  formatSignature,
  fromBase64,
  isSignedBy,
  type NoteKey,
  noteAlgorithms,
  noteKeyId,
  parseCheckpoint,
  parseDecimal,
  parseNote,
  type TreeHead,
  verifyConsistency,
} from '@goldwren/transparency-log';
import { nodeCryptography, type SigningKey } from './node-cryptography.ts';

/** The answer to add-checkpoint (C2SP tlog-witness). */
export interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly type: 'text/plain; charset=utf-8' | 'text/x.tlog.size';
  readonly body: string;
}

export interface WitnessDeps {
  /** The name of the witness in its signatures. */
  readonly name: string;
  readonly key: SigningKey;
  /** The keys of each log that the witness follows. The name of a key is the origin of its log. */
  readonly logs: readonly NoteKey[];
  /** Returns the last cosigned checkpoint of a log. Null before the first one. */
  readonly read: (origin: string) => Promise<TreeHead | null>;
  /** Stores a checkpoint durably. */
  readonly store: (origin: string, head: TreeHead) => Promise<void>;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** The most lines of a proof that a client may send. */
const maxProofLines = 63;

interface AddRequest {
  readonly oldSize: number;
  readonly proof: readonly Uint8Array[];
  /** A signed note, as text. */
  readonly note: string;
}

/** Parses the body of add-checkpoint. Returns null when it is malformed. */
function parseRequest(body: string): AddRequest | null {
  const end = body.indexOf('\n\n');
  if (end < 0) return null;
  const [old = '', ...lines] = body.slice(0, end).split('\n');
  const oldSize = old.startsWith('old ') ? parseDecimal(old.slice('old '.length)) : null;
  const proof = lines.map(fromBase64);
  const isValid = proof.every((hash) => hash?.length === 32) && proof.length <= maxProofLines;
  return oldSize === null || !isValid ? null : { oldSize, proof: proof as Uint8Array[], note: body.slice(end + 2) };
}

/**
 * Checks a checkpoint and cosigns it. The caller must process the requests of one log one after another, because the witness
 * must not sign two checkpoints for the same old size.
 */
export async function addCheckpoint(deps: WitnessDeps, body: string): Promise<WitnessAnswer> {
  const request = parseRequest(body);
  const note = request && parseNote(request.note);
  const checkpoint = note && parseCheckpoint(note.text);
  if (!request || !checkpoint) return refuse(400, 'the request is malformed');
  const { origin, size, root } = checkpoint;
  const keys = deps.logs.filter(({ name }) => name === origin);
  if (keys.length === 0) return refuse(404, 'this witness does not follow this log');
  const signed = await Promise.all(keys.map((key) => isSignedBy(nodeCryptography, note, key)));
  if (!signed.includes(true)) return refuse(403, 'no known key of the log signed the checkpoint');
  if (request.oldSize > size) return refuse(400, 'the old size is larger than the checkpoint');
  const { sha256 } = nodeCryptography;
  const last = (await deps.read(origin)) ?? { size: 0, root: await emptyRoot(sha256) };
  const conflict: WitnessAnswer = { status: 409, type: 'text/x.tlog.size', body: `${last.size}\n` };
  if (request.oldSize !== last.size) return conflict;
  if (size === last.size && !equalBytes(root, last.root)) return conflict;
  if (!(await verifyConsistency(sha256, last, checkpoint, request.proof))) {
    return refuse(422, 'the proof does not show that the checkpoint extends the last one');
  }
  await deps.store(origin, { size, root });
  return { status: 200, type: 'text/plain; charset=utf-8', body: await cosign(deps, note.text) };
}

function refuse(status: 400 | 403 | 404 | 422, sentence: string): WitnessAnswer {
  return { status, type: 'text/plain; charset=utf-8', body: `${sentence}\n` };
}

async function cosign({ name, key, now }: WitnessDeps, text: string): Promise<string> {
  const seconds = now();
  const own = { name, algorithm: noteAlgorithms.cosignature, publicKey: key.publicKey };
  const signature = formatCosignature(seconds, key.sign(cosignatureMessage(text, seconds)));
  return formatSignature({ name, keyId: await noteKeyId(nodeCryptography.sha256, own), signature });
}
