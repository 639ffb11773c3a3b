import { sameJson } from '@goldwren/game-engine';
import {
  type SessionStatement,
  type StatementBuilder,
  statementBuilder,
  statementBytes,
} from '@goldwren/game-engine/fairness';
import { gameByMaths } from '@goldwren/game-engine/registry';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { StatementKeys } from '../../../platform/crypto/statement-keys.ts';
import { createSeedChain } from '../fairness/seed-chain.ts';
import { outcomeSeed, type SessionSecret } from '../fairness/seeds.ts';
import { recordOf } from '../fairness/sign-statement.ts';
import { openSecret } from '../sessions/live-session.ts';
import { faultsOfRound, type ReplayBasis, type RoundFault } from './rederive-round.ts';
import type { AuditedRound, AuditedSession } from './slice.checks.ts';

/** What is wrong with the rounds of a session together. */
export type SessionFault =
  /** The counter of the session passed a nonce that no round has: a round was deleted. */
  | 'nonce_missing'
  /** Two rounds have the same nonce. */
  | 'nonce_repeated'
  /** A round has a nonce that the session has not reached: a round was added. */
  | 'nonce_not_reached'
  /** The open round is not the one that the session names, or the session has ended. */
  | 'open_round'
  /** A client seed does not continue the seed chain: the browser of the session did not send it. */
  | 'seed_chain'
  /** The signed statement does not match the rounds. */
  | 'statement'
  /** The statement was not signed with a key of the site. */
  | 'statement_signature';

export interface SessionAudit {
  /** Adds the next round. Returns what is wrong with it; nothing for a round that is not due. */
  add(round: AuditedRound): RoundFault[];
  /** Call it after the last round. */
  faults(): SessionFault[];
}

export interface SessionAuditDeps {
  readonly box: SealedBox;
  readonly keys: Pick<StatementKeys, 'verify'>;
}

/** Audits one session, whose rounds come in the order of their nonces: each round, and that none is missing or added. */
export function auditSession({ box, keys }: SessionAuditDeps, session: AuditedSession): SessionAudit {
  const basis = basisOf(box, session);
  const faults = new Set<SessionFault>();
  const statement = session.statement && basis.secret ? startStatement(session, basis) : null;
  const chain = session.chainStart && createSeedChain(session.chainStart);
  let next = 0;
  let openRoundId: string | null = null;
  return {
    add(round) {
      if (round.nonce > next) faults.add('nonce_missing');
      if (round.nonce < next) faults.add('nonce_repeated');
      if (round.nonce >= session.nextNonce) faults.add('nonce_not_reached');
      if (chain && !chain.accepts(round.nonce, round.clientSeed)) faults.add('seed_chain');
      next = round.nonce + 1;
      if (round.state === 'open') {
        if (openRoundId !== null || session.isEnded) faults.add('open_round');
        openRoundId = round.id;
      }
      // With a missing round there is no statement to compare: that is reported already.
      if (statement && basis.secret && faults.size === 0 && !addRecord(statement, basis.secret, round))
        faults.add('statement');
      return round.isDue ? faultsOfRound(basis, round) : [];
    },
    faults() {
      if (next < session.nextNonce) faults.add('nonce_missing');
      if (openRoundId !== session.openRoundId) faults.add('open_round');
      if (statement && faults.size === 0 && !sameJson(session.statement, statement.statement()))
        faults.add('statement');
      if (session.statement && !isSigned(keys, session, session.statement)) faults.add('statement_signature');
      return [...faults];
    },
  };
}

function basisOf(box: SealedBox, session: AuditedSession): ReplayBasis {
  const [slug, mathsHash] = [session.slug ?? '', session.mathsHash ?? ''];
  return { secret: secretOrNull(box, session), game: gameByMaths(slug, mathsHash) ?? null, slug, mathsHash };
}

function secretOrNull(box: SealedBox, session: AuditedSession): SessionSecret | null {
  try {
    return openSecret(box, session);
  } catch {
    return null;
  }
}

function startStatement(session: AuditedSession, { mathsHash }: ReplayBasis): StatementBuilder {
  return statementBuilder(sha256, {
    session: session.id,
    outcome_seed: outcomeSeed(session.commitment),
    chain_start: session.chainStart?.toString('hex') ?? null,
    maths_hash: mathsHash,
  });
}

/** Returns false for a round that no statement can contain. */
function addRecord(statement: StatementBuilder, secret: SessionSecret, round: AuditedRound): boolean {
  try {
    statement.add(recordOf(secret, round));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isSigned(keys: SessionAuditDeps['keys'], { signature, keyId }: AuditedSession, statement: SessionStatement) {
  if (signature === null || keyId === null) return false;
  try {
    return keys.verify(statementBytes(statement), { signature, keyId });
  } catch {
    // The stored JSON is no statement.
    return false;
  }
}
