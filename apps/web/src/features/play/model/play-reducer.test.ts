import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { describe, expect, it } from 'vitest';
import { aRequest, aRound, aSession, nonceThat } from '../testing/house.ts';
import { type PlayEvent, playReducer } from './play-reducer.ts';
import { initialPlayState, type PlayState, visibleBalances, wonSoFar } from './play-state.ts';

const winningNonce = nonceThat(starlightFortune, (pay) => pay > 100);
const request = aRequest({ nonce: winningNonce });
const round = aRound(starlightFortune, request);
const session = aSession(starlightFortune, { next_nonce: winningNonce });

function run(events: PlayEvent[], from: PlayState = initialPlayState): PlayState {
  return events.reduce(playReducer, from);
}

const playing = run([{ type: 'started', session, clientSeed: 'test-seed', notice: null }]);
const staked: PlayEvent = { type: 'staked', request };
const problem = { code: 'limit_reached', title: '', text: '', link: null, requestId: null };

describe('a round', () => {
  it('is staked once, however often the button is pressed', () => {
    const once = run([staked], playing);
    expect(once.phase).toBe('staking');
    expect(run([staked], once)).toBe(once);
  });

  it('counts once, however often it is answered', () => {
    const answeredOnce = run([staked, { type: 'answered', round }], playing);
    const again = run(
      [
        { type: 'answered', round },
        { type: 'answered', round },
      ],
      answeredOnce,
    );
    expect(again).toBe(answeredOnce);
    expect(again.played).toHaveLength(1);
    const afterShown = run([{ type: 'shown' }, { type: 'shown' }, { type: 'answered', round }], again);
    expect(afterShown.net.gold).toBe(wonSoFar(afterShown).gold - 500_000n);
  });

  it('keeps its win out of the balance until it has been shown', () => {
    const showing = run([staked, { type: 'answered', round }], playing);
    expect(visibleBalances(showing).gold).toBe(200_000_000n - 500_000n);
    expect(showing.net.gold).toBe(-500_000n);
    const shown = run([{ type: 'shown' }], showing);
    expect(visibleBalances(shown)).toEqual(shown.wallet);
    expect(shown.lastWin?.amount).toBe(wonSoFar(shown).gold);
  });

  it('refuses a nonce out of turn', () => {
    expect(run([{ type: 'staked', request: aRequest({ nonce: winningNonce + 1 }) }], playing)).toBe(playing);
  });

  it('leaves the table as it was when it is refused', () => {
    const refused = run([staked, { type: 'refused', problem }], playing);
    expect(refused).toMatchObject({ phase: 'idle', problem, nextNonce: winningNonce, round: null });
    expect(refused.wallet).toEqual(playing.wallet);
  });

  it('keeps its request when no answer came, so that the same one goes out again', () => {
    const stalled = run([staked, { type: 'unanswered', problem }], playing);
    expect(stalled).toMatchObject({ phase: 'staking', stalled: true, request });
  });
});
