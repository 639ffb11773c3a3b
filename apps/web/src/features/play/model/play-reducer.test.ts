import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { describe, expect, it } from 'vitest';
import { findServer } from '../testing/find-server.ts';
import { type PlayEvent, playReducer } from './play-reducer.ts';
import { initialPlayState, nothingPlayed, type PlayState, visibleBalances } from './play-state.ts';

const request = { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: 'test-seed', choice: {} } as const;
const server = findServer(starlightFortune, request.client_seed, (pay) => pay > 100);
const session = server.start();
const round = server.play(session.session_id, request);

function run(events: PlayEvent[], from: PlayState = initialPlayState): PlayState {
  return events.reduce(playReducer, from);
}

const known = {
  belongsHere: true,
  heldElsewhere: false,
  watchedFrom: 0,
  played: nothingPlayed,
  playedComplete: true,
  last: null,
  request: null,
  action: null,
};
const playing = run([{ type: 'started', start: { session, notice: null, ...known } }]);
const stake: PlayEvent[] = [{ type: 'staked' }, { type: 'requested', request }];
const problem = { code: 'limit_reached', title: '', text: '', link: null, requestId: null };

describe('playReducer', () => {
  it('places one stake, regardless of how often the button is pressed', () => {
    const once = run(stake, playing);
    expect(once).toMatchObject({ phase: 'staking', request });
    expect(run([{ type: 'staked' }], once)).toBe(once);
  });

  it('counts a round once, even if it is answered twice', () => {
    const answeredOnce = run([...stake, { type: 'answered', round }], playing);
    const again = run(
      [
        { type: 'answered', round },
        { type: 'answered', round },
      ],
      answeredOnce,
    );
    expect(again).toBe(answeredOnce);
    expect(again.played.rounds).toBe(1);
    const afterShown = run([{ type: 'shown' }, { type: 'shown' }, { type: 'answered', round }], again);
    expect(afterShown.net.gold).toBe(afterShown.played.won.gold - 500_000n);
  });

  it('hides the win from the balance until it has been shown', () => {
    const showing = run([...stake, { type: 'answered', round }], playing);
    expect(visibleBalances(showing).gold).toBe(showing.wallet.gold - showing.played.won.gold);
    expect(showing.net.gold).toBe(-500_000n);
    const shown = run([{ type: 'shown' }], showing);
    expect(visibleBalances(shown)).toEqual(shown.wallet);
    expect(shown.lastWin?.amount).toBe(shown.played.won.gold);
  });

  it('rejects a nonce out of order', () => {
    const staking = run([{ type: 'staked' }], playing);
    expect(run([{ type: 'requested', request: { ...request, nonce: 1 } }], staking)).toBe(staking);
  });

  it('restores the table when a stake is rejected', () => {
    const refused = run([...stake, { type: 'refused', problem }], playing);
    expect(refused).toMatchObject({ phase: 'idle', problem, nextNonce: 0, round: null });
    expect(refused.wallet).toEqual(playing.wallet);
  });

  it('stores the request when no answer arrives, so that the same one can be sent again', () => {
    const stalled = run([...stake, { type: 'unanswered', problem }], playing);
    expect(stalled).toMatchObject({ phase: 'staking', stalled: true, request });
  });
});

it('places no stake and shows no tick after a fairness violation', () => {
  const violation = { codes: ['payout' as const], nonce: 0, evidence: { held: {}, answered: {} } };
  const verified = run([...stake, { type: 'answered', round }], playing);
  const ticked = run([{ type: 'verified', roundId: round.round_id, verification: { result: 'verified' } }], verified);
  const caught = run([{ type: 'shown' }, { type: 'violation_found', violation }], ticked);
  expect(caught).toMatchObject({ phase: 'idle', violation, verification: null });
  expect(run([{ type: 'staked' }], caught)).toBe(caught);
});
