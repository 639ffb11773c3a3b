import { randomBytes } from 'node:crypto';
import { catalogue } from '@goldwren/game-engine/registry';
import type { Context } from '../src/context.ts';
import { createLiveSessions, createRoundBatchers, playRound, startSession } from '../src/modules/games/public.ts';
import { selectPerson } from '../src/modules/players/public.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';

/** Games without decisions, so that every round settles at once. */
const slugs: readonly string[] = ['starlight-fortune', 'gem-cascade-fortune', 'cherry-classic-slots'];
const roundsEach = 50;

/**
 * Plays real Gold Coin rounds as this player, with changing stakes. Their sessions stay open, and the worker ends and signs
 * them like those of a player who left. Rounds with Sweeps Coins would change the balance that the account is there to redeem.
 */
export async function playDemoRounds(
  context: Pick<Context, 'database' | 'policy' | 'maintenance' | 'clock' | 'box' | 'config'>,
  playerId: string,
): Promise<void> {
  const player = await selectPerson(context.database.db, playerId);
  // No one waits for an animation, so rounds may follow each other at once, and there is nothing to batch.
  const config = { ...context.config, batchesRounds: false, roundMinIntervalMs: 0 };
  const sessions = createLiveSessions(context.database, context.box);
  const rounds = createRoundBatchers({ database: context.database, config });
  const deps = { ...context, config, sessions, rounds, keys: createStatementKeys(config.statementKeys) };
  for (const { id: gameId, game } of catalogue.filter(({ slug }) => slugs.includes(slug))) {
    const started = await startSession(deps, player, { gameId, chainStart: null, resume: null, visitor: null });
    const stakes = game.maths.stakes.gold.slice(0, 3).map(BigInt);
    for (let nonce = 0; nonce < roundsEach; nonce += 1) {
      await playRound(deps, player, {
        ...{ gameId, sessionId: started.session_id, nonce, choice: {}, idempotency: null, visitor: null },
        ...{ currency: 'gold', stake: stakes[nonce % stakes.length] as bigint },
        clientSeed: randomBytes(16).toString('hex'),
      });
    }
  }
}
