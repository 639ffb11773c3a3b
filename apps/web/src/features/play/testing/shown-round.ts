import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, type Choice, type GameAction, replayRound } from '@goldwren/game-engine';
import { buildAnswer } from '../demo/build-answer.ts';

/** A round of 5,000 Gold Coins after these actions. Its number determines the outcome. The fields of its proof are empty. */
export function roundOf(game: AnyGame, nonce: number, choice: Choice = {}, actions: readonly GameAction[] = []): Round {
  const replayed = replayRound(game, createHash('sha256').update(`shown ${nonce}`).digest(), choice, actions);
  return {
    round_id: `round ${nonce} ${JSON.stringify(choice)}`,
    ...buildAnswer(game, { nonce, currency: 'gold', stake: '5000.00', choice }, actions, replayed),
    ...{ client_seed: '', commitment: '', round_secret: null, next_commitment: null },
    wallet: { gold: '0.00', sweeps: '0.00' },
  };
}
