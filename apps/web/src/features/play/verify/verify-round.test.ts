import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { describe, expect, it } from 'vitest';
import { aRequest, aRound, keyOf, nonceThat } from '../testing/house.ts';
import { type RoundClaim, verifyRound } from './verify-round.ts';

const request = aRequest({ nonce: nonceThat(starlightFortune, (pay) => pay > 0) });
const honest: RoundClaim = {
  game: starlightFortune,
  mathsHash: starlightFortune.mathsHash,
  request,
  dealt: null,
  round: aRound(starlightFortune, request),
};
const jacks = jacksOrBetterPoker as unknown as AnyGame;
const handRequest = aRequest();
const dealt = aRound(jacks, handRequest);
const hold = { type: 'hold', positions: [0, 2] };
const hand: RoundClaim = {
  game: jacks,
  mathsHash: jacks.mathsHash,
  request: handRequest,
  dealt,
  round: aRound(jacks, handRequest, [hold]),
};

async function mismatches(claim: RoundClaim): Promise<readonly string[]> {
  const verification = await verifyRound(claim);
  return verification.result === 'mismatch' ? verification.what : [verification.result];
}

describe('a spin', () => {
  it('is verified when everything fits', async () => {
    expect(await verifyRound(honest)).toEqual({ result: 'verified' });
  });

  it('is flagged when the payout was changed', async () => {
    expect(await mismatches({ ...honest, round: { ...honest.round, payout: '0.01' } })).toEqual(['payout']);
  });

  it('is flagged when an event was changed', async () => {
    const events = structuredClone(honest.round.events);
    (events[0] as unknown as { stops: number[] }).stops[0] = 31;
    expect(await mismatches({ ...honest, round: { ...honest.round, events } })).toEqual(['events']);
  });

  it('is flagged when the key was exchanged', async () => {
    const round_key = Buffer.from(keyOf(starlightFortune, { ...request, nonce: 4_999 })).toString('hex');
    expect(await mismatches({ ...honest, round: { ...honest.round, round_key } })).toContain('commitment');
  });

  it('is flagged when it was played with another seed or stake than asked', async () => {
    const round = { ...honest.round, client_seed: 'house-seed', stake: '1000.00' };
    expect(await mismatches({ ...honest, round })).toEqual(expect.arrayContaining(['client_seed', 'stake']));
  });

  it('is called unverifiable, not wrong, when this page holds another version', async () => {
    expect((await verifyRound({ ...honest, mathsHash: '0'.repeat(64) })).result).toBe('unavailable');
  });
});

describe('a hand', () => {
  it('is verified from the deal to the draw', async () => {
    expect(await verifyRound(hand)).toEqual({ result: 'verified' });
  });

  it('is flagged when the commitment changed after the deal', async () => {
    const other = aRound(jacks, aRequest({ nonce: 1 }));
    const what = await mismatches({ ...hand, dealt: { ...dealt, commitment: other.commitment } });
    expect(what).toEqual(['commitment_changed']);
  });

  it('is flagged when other cards were shown first', async () => {
    const other = aRound(jacks, aRequest({ nonce: 1 }));
    expect(await mismatches({ ...hand, dealt: { ...dealt, view: other.view } })).toEqual(['first_cards']);
  });
});
