import type { RoundRecord } from '@goldwren/contracts/player';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { formatHundredths } from '@goldwren/rules';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { outcomeSeed } from '../fairness/seeds.ts';
import { openSecret } from '../sessions/live-session.ts';
import { type BalancesAround, balancesAround } from './balances-around.ts';
import { missingRound } from './missing-round.ts';
import { replayToken } from './replay-token.ts';
import { baseStake, type RecordedRoundRow, selectRecordedRound, selectSettledRounds } from './round.store.ts';
import { deriveRound } from './round-view.ts';

/** Builds everything that the player may know about a round: outcome, amounts, and the data to verify it. */
function roundRecord(box: SealedBox, playerId: string, row: RecordedRoundRow, around: BalancesAround): RoundRecord {
  const game = gameByMaths(row.slug, row.mathsHash);
  if (!game) throw new Error(`no maths ${row.mathsHash} for ${row.slug} in this build`);
  const session = { ...row, game, secret: openSecret(box, { ...row, playerId, id: row.sessionId }) };
  const { secret, replayed } = deriveRound(session, row);
  const settled = row.state === 'settled';
  return {
    id: row.id,
    session_id: row.sessionId,
    at: row.at.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    game: { id: row.gameId, slug: row.slug, title: row.title },
    maths: { version: row.mathsVersion, hash: row.mathsHash },
    state: row.state,
    settled_by: row.settledBy,
    currency: row.currency,
    stake: formatHundredths(baseStake(row)),
    raised: formatHundredths(row.raised),
    payout: formatHundredths(row.payout),
    balance_before: formatHundredths(around.before),
    balance_after: formatHundredths(around.after),
    choice: row.choice as RoundRecord['choice'],
    actions: row.actions as RoundRecord['actions'],
    events: replayed.steps.flatMap(({ events }) => events),
    client_seed: row.clientSeed,
    nonce: row.nonce,
    outcome_seed: outcomeSeed(row.commitment),
    chain_start: row.chainStart?.toString('hex') ?? null,
    handed_over_at: row.handedOverAt?.toISOString() ?? null,
    commitment: secret.commitment(),
    round_secret: settled ? secret.reveal() : null,
    server_seed: row.endedAt ? session.secret.reveal() : null,
    replay_token: settled ? replayToken(box, { playerId, roundId: row.id }) : null,
  };
}

/** @throws Problem `not_found`, also for another player's round; `conflict` for a round that is only in the archive. */
export async function getRound(db: Db, box: SealedBox, playerId: string, id: string): Promise<RoundRecord> {
  const row = await selectRecordedRound(db, playerId, id);
  if (!row) throw await missingRound(db, id);
  const around = await balancesAround(db, playerId, [row]);
  return roundRecord(box, playerId, row, around.get(row.id) as BalancesAround);
}

/** Returns settled rounds, newest first. */
export async function listRounds(
  db: Db,
  box: SealedBox,
  query: {
    playerId: string;
    slug?: string | undefined;
    sessionId?: string | undefined;
    fromNonce?: number | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ results: RoundRecord[]; nextCursor: string | null }> {
  const rows = await selectSettledRounds(db, {
    playerId: query.playerId,
    slug: query.slug ?? null,
    sessionId: query.sessionId ?? null,
    fromNonce: query.fromNonce ?? 0,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const around = await balancesAround(db, query.playerId, page);
  return {
    results: page.map((row) => roundRecord(box, query.playerId, row, around.get(row.id) as BalancesAround)),
    nextCursor: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
