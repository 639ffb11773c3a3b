import { fromHex } from '@goldwren/game-engine';
import { publicLogWitnesses } from '@goldwren/rules';
import {
  type Checkpoint,
  followLog,
  type LogFault,
  type LogSource,
  type NoteKey,
  noteAlgorithms,
  parseNoteKey,
  type SignedNote,
  witnessesOf,
} from '@goldwren/transparency-log';
import { webCryptography } from '../web-crypto.ts';
import { siteLog } from './log-source.ts';
import { readCheckpoint, storeCheckpoint } from './stored-checkpoint.ts';

export type LogViolationCode = 'log_signature' | 'log_rollback' | 'log_fork' | 'log_tiles' | 'log_missing';

/** A violation with both checkpoints, which convince a third party because the server signed them. */
export interface LogViolation {
  readonly code: LogViolationCode;
  readonly evidence: { readonly held: unknown; readonly served: unknown };
}

/** What this browser knows about the log. */
export interface LogState {
  readonly violation: LogViolation | null;
  /** Null while the log is empty, or when its checkpoint cannot be trusted. */
  readonly checkpoint: Checkpoint | null;
  /** Whether this browser had seen the log before. */
  readonly isFirst: boolean;
  /** False when storage is blocked. */
  readonly stored: boolean;
  /** The names of the listed witnesses that cosigned the checkpoint. */
  readonly witnesses: readonly string[];
}

const codes: Readonly<Record<LogFault, LogViolationCode>> = {
  unsigned: 'log_signature',
  rollback: 'log_rollback',
  fork: 'log_fork',
  tiles: 'log_tiles',
};

export interface LogCheckDeps {
  readonly source: LogSource;
  /** The fairness keys that this browser has pinned, hex. */
  readonly pinned: readonly string[];
  /** Keys of witnesses, as text. */
  readonly witnesses: readonly string[];
}

/** What the site uses, with the pinned keys of this browser. */
export function siteLogDeps(pinned: readonly { readonly publicKey: string }[]): LogCheckDeps {
  return { source: siteLog, pinned: pinned.map(({ publicKey }) => publicKey), witnesses: publicLogWitnesses.keys };
}

/**
 * Reads the checkpoint of the log, and requires that it extends the last one that this browser saw. A checkpoint that does
 * not is never stored, so the violation is found again at every check.
 * @throws when the log cannot be read, for example without a network
 */
export async function checkLog({ source, pinned, witnesses }: LogCheckDeps): Promise<LogState> {
  const held = readCheckpoint();
  const trusted = pinned.map((key) => fromHex(key));
  const { fault, served, note, checkpoint } = await followLog(webCryptography, source, { trusted, held });
  const isFirst = held === null;
  if (fault !== null) {
    const violation = { code: codes[fault], evidence: { held, served } };
    return { violation, checkpoint: null, isFirst, stored: true, witnesses: [] };
  }
  const stored = served === null || storeCheckpoint(served);
  return { violation: null, checkpoint, isFirst, stored, witnesses: note ? await cosigners(note, witnesses) : [] };
}

async function cosigners(note: SignedNote, keys: readonly string[]): Promise<string[]> {
  const parsed = await Promise.all(keys.map((key) => parseNoteKey(webCryptography.sha256, key)));
  const usable = parsed.filter((key): key is NoteKey => key?.algorithm === noteAlgorithms.cosignature);
  return (await witnessesOf(webCryptography, note, usable)).map(({ name }) => name);
}
