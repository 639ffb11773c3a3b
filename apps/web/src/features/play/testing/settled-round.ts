import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import type { PendingRound, RoundRequest } from '../../../shared/fairness/notebook.ts';
import { settledFromRecord } from '../session/session-rounds.ts';
import { House } from './house.ts';

const game = doubleOnce as unknown as AnyGame;

/**
 * A server that has played rounds of Double Once with the actions double and stand, and a browser's client log of the first
 * round.
 */
export function doubledRounds(count = 1) {
  const house = new House(game);
  const { session_id: sessionId } = house.start();
  const actions: GameAction[] = [{ type: 'double' }, { type: 'stand' }];
  for (let nonce = 0; nonce < count; nonce++) {
    const request: RoundRequest = {
      ...{ nonce, currency: 'gold', stake: '5000.00', client_seed: `seed-${nonce}` },
      choice: { side: 'high' },
    };
    const { round_id: roundId } = house.play(sessionId, request);
    for (const [step, action] of actions.entries()) house.act(sessionId, roundId, { step, action });
  }
  const session = house.current();
  const [played] = session.rounds;
  if (!played) throw new RangeError('No round');
  const record = house.record(session, played);
  const commitment = house.commitmentOf(session, 0);
  const pending: PendingRound = {
    ...{ request: played.request, commitment, roundId: played.roundId, actions, answered: 2, elsewhere: false },
    shown: house.answer(session, { ...played, actions: [] }).events as PendingRound['shown'],
  };
  const held = { game, mathsHash: game.mathsHash, commitment, pending };
  return { house, session, played, record, pending, held, settled: settledFromRecord(record) };
}
