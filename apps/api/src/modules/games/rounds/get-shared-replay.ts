import type { SharedReplay } from '@goldwren/contracts/player';
import { toHex } from '@goldwren/game-engine';
import { formatHundredths, productDay } from '@goldwren/rules';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { openSecret } from '../sessions/live-session.ts';
import { missingRound } from './missing-round.ts';
import { openReplayToken } from './replay-token.ts';
import { baseStake, selectRecordedRound } from './round.store.ts';

/**
 * Returns a settled round for anyone with its link: the data to replay it, but nothing about the player.
 * @throws Problem `not_found`; `conflict` for a round that is only in the archive
 */
export async function getSharedReplay(db: Db, box: SealedBox, token: string): Promise<SharedReplay> {
  const shared = openReplayToken(box, token);
  if (!shared) throw new Problem('not_found');
  const row = await selectRecordedRound(db, shared.playerId, shared.roundId);
  if (!row) throw await missingRound(db, shared.roundId);
  if (!row.settledAt) throw new Problem('not_found');
  const secret = openSecret(box, { ...row, id: row.sessionId, playerId: shared.playerId }).round(row.nonce);
  return {
    at: productDay(row.settledAt),
    game: { id: row.gameId, slug: row.slug, title: row.title },
    maths: { version: row.mathsVersion, hash: row.mathsHash },
    currency: row.currency,
    stake: formatHundredths(baseStake(row)),
    raised: formatHundredths(row.raised),
    payout: formatHundredths(row.payout),
    choice: row.choice as SharedReplay['choice'],
    actions: row.actions as SharedReplay['actions'],
    commitment: secret.commitment(),
    round_key: toHex(secret.keyOf(row)),
  };
}
