import { createHash } from 'node:crypto';
import { canonicalJson } from '@goldwren/game-engine';
import { formatOutcomeSeed, type SessionStatement, statementBytes } from '@goldwren/game-engine/fairness';
import type { WaitingEntry } from './public-log.store.ts';

type Json = Parameters<typeof canonicalJson>[0];
type Fields = Readonly<Record<string, Json>>;

/** What log_session_start and log_session_statement queue. */
interface SessionBody {
  readonly session: string;
  /** Hex. */
  readonly commitment: string;
  /** Hex. Null for a session without a seed chain. */
  readonly chain_start: string | null;
  readonly maths_hash: string;
  readonly statement: SessionStatement;
  readonly signature: string;
  readonly key_id: string;
}

/**
 * Returns the bytes of an entry as they are published: canonical JSON (RFC 8785) with its kind. The fields of each kind are
 * in docs/games/public-log.md.
 * @param keyId the key that signs at the moment
 */
export function renderEntry({ kind, body }: Pick<WaitingEntry, 'kind' | 'body'>, keyId: string): Uint8Array {
  return Buffer.from(canonicalJson({ kind, ...fieldsOf(kind, body, keyId) }));
}

function fieldsOf(kind: WaitingEntry['kind'], body: WaitingEntry['body'], keyId: string): Fields {
  if (kind === 'session_start') {
    const { session, commitment, chain_start, maths_hash } = body as unknown as SessionBody;
    const outcome_seed = formatOutcomeSeed(Buffer.from(commitment, 'hex'));
    return { session: blindSession(session, outcome_seed), outcome_seed, chain_start, maths_hash, key_id: keyId };
  }
  if (kind === 'session_statement') {
    const { session, commitment, statement, signature, key_id } = body as unknown as SessionBody;
    const outcome_seed = formatOutcomeSeed(Buffer.from(commitment, 'hex'));
    const statement_hash = createHash('sha256').update(statementBytes(statement)).digest('hex');
    return { session: blindSession(session, outcome_seed), statement_hash, signature, key_id };
  }
  return body as Fields;
}

/**
 * SHA-256 over "gw3-log|", the ID of the session, "|" and its outcome seed, in hex. Only those who know both can find the
 * session in the log, and no one can find out which sessions belong to the same player.
 */
function blindSession(session: string, outcomeSeed: string): string {
  return createHash('sha256').update(`gw3-log|${session}|${outcomeSeed}`).digest('hex');
}
