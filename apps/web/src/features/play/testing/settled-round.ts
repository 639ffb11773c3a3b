import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import type { ClockReading, PendingRound, RoundRequest } from '../../../shared/fairness/client-log.ts';
import { settledFromRecord } from '../verify/settled-round.ts';
import { FakeServer } from './fake-server.ts';

/** A reading of the clocks of one page at this time of the server. */
export function clockAt(ms: number): ClockReading {
  return { page: 1, monotonic: ms, wall: ms };
}

const game = doubleOnce as unknown as AnyGame;

/**
 * A server that has played rounds of Double Once with the actions double and stand, and a browser's client log of the first
 * round.
 */
export function doubledRounds(count = 1) {
  const server = new FakeServer(game);
  const { session_id: sessionId } = server.start();
  const actions: GameAction[] = [{ type: 'double' }, { type: 'stand' }];
  for (let nonce = 0; nonce < count; nonce++) {
    const request: RoundRequest = {
      ...{ nonce, currency: 'gold', stake: '5000.00', client_seed: `seed-${nonce}` },
      choice: { side: 'high' },
    };
    const { round_id: roundId } = server.play(sessionId, request);
    for (const [step, action] of actions.entries()) server.act(sessionId, roundId, { step, action });
  }
  const session = server.current();
  const [played] = session.rounds;
  if (!played) throw new RangeError('No round');
  const record = server.record(session, played);
  const commitment = server.commitmentOf(session, 0);
  const sent = clockAt(server.now());
  const pending: PendingRound = {
    ...{
      request: played.request,
      commitment,
      roundId: played.roundId,
      actions,
      answered: 2,
      elsewhere: false,
      handedOver: false,
    },
    shown: server.answer(session, { ...played, actions: [] }).events as PendingRound['shown'],
    ...{ raised: '5000.00', sentAt: [sent, sent, sent] },
  };
  const held = { game, mathsHash: game.mathsHash, commitment, pending, now: sent };
  return { server, session, played, record, pending, held, settled: settledFromRecord(record) };
}
