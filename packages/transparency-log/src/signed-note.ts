import { concatBytes, equalBytes, fromBase64, toBase64, toBytes } from './bytes.ts';
import type { Sha256 } from './hashes.ts';

/** The algorithms of C2SP signed-note that this project uses: Ed25519, and Ed25519 cosignatures with a time. */
export const noteAlgorithms = { ed25519: 0x01, cosignature: 0x04 } as const;

/** A public key that may sign notes. */
export interface NoteKey {
  /** Such as `goldwren.example/log`, without spaces and without `+`. */
  readonly name: string;
  readonly algorithm: number;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
}

/** One signature line. */
export interface NoteSignature {
  readonly name: string;
  /** 4 bytes. With the name it says which key signed. */
  readonly keyId: Uint8Array;
  readonly signature: Uint8Array;
}

export interface SignedNote {
  /** Ends with a newline. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteCryptography {
  readonly sha256: Sha256;
  /** Returns whether the Ed25519 signature of the message is valid. */
  readonly ed25519: (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => boolean | Promise<boolean>;
}

/** More would cost a verifier time. C2SP signed-note names 16 as the minimum. */
const maxSignatures = 64;
const keyIdBytes = 4;
const publicKeyBytes = 32;
const keyName = /^[^\s+]+$/u;
// Other control characters than the newline are not allowed in a note.
const controlCharacter = /[^\P{Cc}\n]/u;

/** The first 4 bytes of SHA-256 over the name, a newline, the algorithm and the public key (C2SP signed-note). */
export async function noteKeyId(sha256: Sha256, { name, algorithm, publicKey }: NoteKey): Promise<Uint8Array> {
  const digest = await sha256(concatBytes(toBytes(`${name}\n`), new Uint8Array([algorithm]), publicKey));
  return digest.slice(0, keyIdBytes);
}

function toHexId(keyId: Uint8Array): string {
  return Array.from(keyId, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key as one line of text: `name+id+base64`, as other tools for signed notes read it. */
export async function formatNoteKey(sha256: Sha256, key: NoteKey): Promise<string> {
  const encoded = toBase64(concatBytes(new Uint8Array([key.algorithm]), key.publicKey));
  return `${key.name}+${toHexId(await noteKeyId(sha256, key))}+${encoded}`;
}

/** Parses a key. Returns null when its ID is not that of its name and bytes. */
export async function parseNoteKey(sha256: Sha256, text: string): Promise<NoteKey | null> {
  // Stryker disable next-line ArrayDeclaration: the first element, the whole match, is not used
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes?.length !== publicKeyBytes + 1) return null;
  const key = { name, algorithm: bytes[0] as number, publicKey: bytes.slice(1) };
  return toHexId(await noteKeyId(sha256, key)) === id ? key : null;
}

export function formatSignature({ name, keyId, signature }: NoteSignature): string {
  return `— ${name} ${toBase64(concatBytes(keyId, signature))}\n`;
}

export function formatNote({ text, signatures }: SignedNote): string {
  return `${text}\n${signatures.map(formatSignature).join('')}`;
}

/** Parses signature lines, each with its newline. Returns null when one of them is malformed. */
export function parseSignatures(lines: string): NoteSignature[] | null {
  if (!lines.endsWith('\n')) return null;
  const split = lines.slice(0, -1).split('\n');
  const parsed = split.map((line) => {
    // Stryker disable next-line ArrayDeclaration: the first element, the whole match, is not used
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (!keyName.test(name) || bytes === null || bytes.length <= keyIdBytes) return null;
    return { name, keyId: bytes.slice(0, keyIdBytes), signature: bytes.slice(keyIdBytes) };
  });
  const signatures = parsed.filter((signature) => signature !== null);
  return signatures.length === split.length && split.length <= maxSignatures ? signatures : null;
}

/** Returns null for bytes that are not a signed note. It verifies nothing. */
export function parseNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || controlCharacter.test(note)) return null;
  const signatures = parseSignatures(note.slice(end + 2));
  return signatures && { text: note.slice(0, end + 1), signatures };
}

/** Returns the signatures of a key, by its name and ID. */
export async function signaturesOf(sha256: Sha256, note: SignedNote, key: NoteKey): Promise<NoteSignature[]> {
  const keyId = await noteKeyId(sha256, key);
  return note.signatures.filter((signature) => signature.name === key.name && equalBytes(signature.keyId, keyId));
}

/** Returns whether an Ed25519 key signed the note. All signatures of this key must be valid. */
export async function isSignedBy(cryptography: NoteCryptography, note: SignedNote, key: NoteKey): Promise<boolean> {
  const signatures = await signaturesOf(cryptography.sha256, note, key);
  const message = toBytes(note.text);
  for (const { signature } of signatures) {
    if (!(await cryptography.ed25519(key.publicKey, signature, message))) return false;
  }
  return signatures.length > 0;
}
