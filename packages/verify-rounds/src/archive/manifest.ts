import { isHash } from '@goldwren/game-engine/fairness';

/** One file of an archived month, as its manifest describes it. */
export interface Part {
  readonly file: string;
  readonly records: 'rounds' | 'journal';
  readonly number: number;
  readonly rows: number;
  readonly sha256: string;
  readonly lines_sha256: string;
  readonly first: readonly string[] | null;
  readonly last: readonly string[] | null;
  readonly sums: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly is_last: boolean;
}

/** What the operator keeps instead of the postings of a month after they are dropped from the database. */
export interface Forward {
  readonly rows: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly month: string;
  readonly previous: string | null;
  readonly parts: readonly Part[];
  readonly forward: Forward;
}

export interface SignedManifest {
  /** The text that was hashed. */
  readonly text: string;
  readonly hash: string;
  readonly keyId: string;
  readonly signature: string;
}

/** The folder is not an exported month, so nothing can be said about it. */
export class MalformedArchive extends Error {}

const fileName = /^(rounds|journal)-\d{6}\.ndjson\.gz$/;

/** @throws MalformedArchive */
export function parseSigned(text: string): SignedManifest {
  const { manifest, hash, key_id, signature } = parseJson(text) as Record<string, unknown>;
  if (typeof manifest !== 'string' || typeof key_id !== 'string' || typeof hash !== 'string' || !isHash(hash))
    throw new MalformedArchive('manifest.json is not the manifest of an archived month.');
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature))
    throw new MalformedArchive('manifest.json has no signature.');
  return { text: manifest, hash, keyId: key_id, signature };
}

/** @throws MalformedArchive */
export function parseManifest(text: string): Manifest {
  const { format, month, previous, parts, forward } = parseJson(text) as Record<string, unknown>;
  if (format !== 'goldwren archive 1')
    throw new MalformedArchive('This tool does not know the format of the manifest.');
  if (typeof month !== 'string' || !/^\d{4}-\d{2}-01$/.test(month))
    throw new MalformedArchive('The manifest has no month.');
  if (previous !== null && (typeof previous !== 'string' || !isHash(previous)))
    throw new MalformedArchive('The manifest has no hash of the month before.');
  if (!Array.isArray(parts) || !parts.every(isPart)) throw new MalformedArchive('The manifest has an invalid part.');
  if (!isForward(forward)) throw new MalformedArchive('The manifest has no forward rows.');
  return { month, previous, parts, forward };
}

function isForward(forward: unknown): forward is Forward {
  const { rows, sha256 } = (forward ?? {}) as Partial<Forward>;
  return Number.isSafeInteger(rows) && typeof sha256 === 'string' && isHash(sha256);
}

function isPart(part: Part): boolean {
  return (
    typeof part === 'object' &&
    part !== null &&
    // A name outside the folder is never read.
    fileName.test(part.file) &&
    part.file.startsWith(part.records) &&
    [part.number, part.rows].every(Number.isSafeInteger) &&
    isHash(part.sha256) &&
    isHash(part.lines_sha256) &&
    typeof part.sums === 'object' &&
    part.sums !== null
  );
}

function parseJson(text: string): object {
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null) throw new MalformedArchive('The file is no JSON object.');
  return data;
}
