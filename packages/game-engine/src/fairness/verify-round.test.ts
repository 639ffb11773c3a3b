import { describe, expect, test } from 'vitest';
import { cryptography, settled, stand } from '../../scripts/settled-round.ts';
import { doubleOnce as game } from '../testing/double-once/index.ts';
import { type HeldRound, type SettledAnswer, verifyRound } from './verify-round.ts';

const otherHash = '0'.repeat(64);

const { held, answer } = settled(7);

async function accusations(heldChange: Partial<HeldRound>, answerChange: Partial<SettledAnswer>) {
  const { disagreements } = await verifyRound(
    cryptography,
    game,
    { ...held, ...heldChange },
    { ...answer, ...answerChange },
  );
  return disagreements;
}

describe('a settled round', () => {
  test('is verified when everything fits, and shows the key and the round', async () => {
    const verdict = await verifyRound(cryptography, game, held, answer);
    expect(verdict).toMatchObject({ ok: true, disagreements: [] });
    expect(verdict.roundKey).toMatch(/^[0-9a-f]{64}$/);
    expect(verdict.replayed?.raiseX100).toBe(100);
  });

  test.each<[string, Partial<HeldRound>, Partial<SettledAnswer>, string[]]>([
    ['another secret', {}, { round_secret: settled(8).answer.round_secret }, ['commitment']],
    ['a commitment exchanged', { commitment: otherHash }, {}, ['commitment']],
    ['no secret', {}, { round_secret: 'x' }, ['secret_malformed']],
    ['another nonce', {}, { nonce: 8 }, ['nonce']],
    ['another currency', {}, { currency: 'sweeps' }, ['currency']],
    ['another stake', {}, { stake: '1000.00' }, ['stake']],
    ['a client seed of the house', {}, { client_seed: 'house' }, ['client_seed']],
    ['another choice', {}, { choice: { side: 'low' } }, ['choice']],
    ['another action', {}, { actions: [stand] }, ['actions']],
    ['a raise not taken', {}, { raised: '0.00' }, ['raised']],
    ['another payout', {}, { payout: '0.05' }, ['payout']],
    ['a missing event', {}, { events: answer.events.slice(1) }, ['events']],
    ['another card shown first', { shown: [{ type: 'deal', side: 'high', card: 'XX' }] }, {}, ['shown']],
    ['other maths than this build has', { mathsHash: otherHash }, {}, ['maths_not_here']],
    ['an action that the game has not', { actions: [{ type: 'fold' }] }, {}, ['actions', 'not_playable']],
    ['a round that is not over', { actions: [] }, { actions: [] }, ['not_over']],
    ['a stake that is none', { stake: '0.00' }, { stake: '0.00' }, ['stake']],
  ])('is not verified with %s', async (_what, heldChange, answerChange, codes) => {
    expect(await accusations(heldChange, answerChange)).toEqual(expect.arrayContaining(codes));
    expect((await accusations(heldChange, answerChange)).length).toBeGreaterThan(0);
  });

  test('is not verified when both sides have the same malformed client seed: no round derives from it', async () => {
    expect(await accusations({ clientSeed: 'a b' }, { client_seed: 'a b' })).toEqual(['client_seed']);
    expect(await accusations({ clientSeed: 'a b' }, {})).toEqual(['client_seed']);
  });

  test('that is not over has no events, and is not verified', async () => {
    expect(await accusations({ actions: [], shown: [] }, { actions: [], events: [] })).toEqual(['not_over']);
  });

  test('that pays a part of a hundredth is not verified, whatever the payout', async () => {
    const winning = [...Array(50).keys()].map((nonce) => settled(nonce)).find((one) => one.answer.payout !== '0.00');
    if (!winning) throw new Error('none of 50 rounds wins');
    const stake = '0.01';
    const { disagreements } = await verifyRound(
      cryptography,
      game,
      { ...winning.held, stake },
      { ...winning.answer, stake, raised: '0.01', payout: '0.03' },
    );
    expect(disagreements).toEqual(['payout']);
  });

  test('is neither derived nor shown by other maths than its own', async () => {
    const changed = { ...held, mathsHash: otherHash };
    expect(await verifyRound(cryptography, game, changed, answer)).toMatchObject({ replayed: null, roundKey: null });
  });

  test('does not turn an error of the game into a verdict', async () => {
    const broken: typeof game = {
      ...game,
      deal() {
        throw new Error('a fault in the game');
      },
    };
    await expect(verifyRound(cryptography, broken, held, answer)).rejects.toThrow('a fault in the game');
  });

  test('is judged by the seed that was sent, so that one ground by the house changes the key', async () => {
    const found = await accusations({ clientSeed: 'another' }, {});
    expect(found).toEqual(expect.arrayContaining(['client_seed', 'events']));
  });
});

/** What a hostile house may put where something else belongs. */
const junk = [null, undefined, 5, -1, 0.5, '', 'x', '0.01', [], {}, [null], true, '\ud800', Number.NaN];

test('whatever the house answers, it is a verdict and never an error', async () => {
  for (const field of Object.keys(answer)) {
    for (const value of junk) {
      const { ok } = await verifyRound(cryptography, game, held, { ...answer, [field]: value });
      expect([field, value, ok]).toEqual([field, value, false]);
    }
  }
});
