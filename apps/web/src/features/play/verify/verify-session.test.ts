import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { expect, it } from 'vitest';
import { playedOf } from '../model/play-reducer.ts';
import { aRequest, aRound, aSession, serverSeed } from '../testing/house.ts';
import { type SessionClaim, verifySession } from './verify-session.ts';

const claim: SessionClaim = {
  slug: 'starlight-fortune',
  mathsHash: starlightFortune.mathsHash,
  outcomeSeed: aSession(starlightFortune).outcome_seed,
  serverSeed: Buffer.from(serverSeed).toString('hex'),
  played: [0, 1, 2].map((nonce) => playedOf(aRound(starlightFortune, aRequest({ nonce })))),
};

it('accepts the seed that was committed to and derives every round key from it', async () => {
  expect(await verifySession(claim)).toEqual({
    result: 'verified',
    seedMatches: true,
    keysMatching: 3,
    keysChecked: 3,
  });
});

it('flags another seed', async () => {
  const check = await verifySession({ ...claim, serverSeed: '00'.repeat(32) });
  expect(check).toMatchObject({ result: 'mismatch', seedMatches: false, keysMatching: 0 });
});

it('flags a round whose key does not derive from it', async () => {
  const played = claim.played.map((round, at) => (at === 1 ? { ...round, roundKey: '11'.repeat(32) } : round));
  expect(await verifySession({ ...claim, played })).toMatchObject({ result: 'mismatch', keysMatching: 2 });
});
