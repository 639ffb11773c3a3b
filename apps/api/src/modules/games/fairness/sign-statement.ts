import {
  type RoundRecord,
  type SessionStatement,
  statementBuilder,
  statementBytes,
} from '@goldwren/game-engine/fairness';
import { formatHundredths } from '@goldwren/rules';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { StatementKeys } from '../../../platform/crypto/statement-keys.ts';
import type { Database } from '../../../platform/database.ts';
import { baseStake, type RoundRow } from '../rounds/round.store.ts';
import type { LiveSession } from '../sessions/live-session.ts';
import { outcomeSeed, type SessionSecret } from './seeds.ts';
import { type SignedStatement, saveStatement, selectRoundsOfSession, selectStatement } from './statement.store.ts';

/** The most rounds in memory at once, for sessions of any length. */
const pageSize = 500;

/**
 * Returns the signed statement of an ended session. The statement is created on the first request and stored, so every
 * request returns the same bytes even after the signing key has changed.
 */
export async function signStatement(
  deps: { database: Database; keys: StatementKeys },
  session: LiveSession,
): Promise<SignedStatement> {
  const { db } = deps.database;
  const existing = await selectStatement(db, session.playerId, session.id);
  if (existing) return existing;
  const statement = await buildStatement(deps.database, session);
  return saveStatement(db, session, { statement, ...deps.keys.sign(statementBytes(statement)) });
}

async function buildStatement(database: Database, session: LiveSession): Promise<SessionStatement> {
  const builder = statementBuilder(sha256, {
    session: session.id,
    outcome_seed: outcomeSeed(session.commitment),
    chain_start: session.chain?.start ?? null,
    maths_hash: session.mathsHash,
  });
  for (let next = 0, isLast = false; !isLast; ) {
    const page = await selectRoundsOfSession(database.db, session, next, pageSize);
    for (const round of page) builder.add(recordOf(session.secret, round));
    next += page.length;
    isLast = page.length < pageSize;
  }
  return builder.statement();
}

/** What the hash of a session covers of a round. @throws Error for an open round. */
export function recordOf(
  secret: SessionSecret,
  round: Pick<
    RoundRow,
    'id' | 'nonce' | 'currency' | 'state' | 'stake' | 'raised' | 'payout' | 'clientSeed' | 'choice' | 'actions'
  >,
): RoundRecord {
  if (round.state !== 'settled') throw new Error(`round ${round.id} of an ended session is open`);
  return {
    nonce: round.nonce,
    currency: round.currency,
    stake: formatHundredths(baseStake(round)),
    raised: formatHundredths(round.raised),
    payout: formatHundredths(round.payout),
    client_seed: round.clientSeed,
    choice: round.choice,
    actions: round.actions as { type: string }[],
    round_secret: secret.round(round.nonce).reveal(),
  };
}
