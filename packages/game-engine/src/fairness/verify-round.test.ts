import { describe, expect, test } from 'vitest';
import { cryptography, settled, stand } from '../../scripts/settled-round.ts';
import { doubleOnce as game } from '../testing/double-once/index.ts';
import { type HeldRound, type SettledAnswer, verifyRound } from './verify-round.ts';

const otherHash = '0'.repeat(64);

const { held, answer } = settled(7);

async function findMismatches(heldChange: Partial<HeldRound>, answerChange: Partial<SettledAnswer>) {
  const { mismatches } = await verifyRound(
    cryptography,
    game,
    { ...held, ...heldChange },
    { ...answer, ...answerChange },
  );
  return mismatches;
}

describe('verifyRound', () => {
  test('accepts a matching round and returns its key and replay', async () => {
    const verdict = await verifyRound(cryptography, game, held, answer);
    expect(verdict).toMatchObject({ ok: true, mismatches: [] });
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
    ['a client seed of the server', {}, { client_seed: 'server' }, ['client_seed']],
    ['another choice', {}, { choice: { side: 'low' } }, ['choice']],
    ['another action', {}, { actions: [stand] }, ['actions']],
    ['a raise not taken', {}, { raised: '0.00' }, ['raised']],
    ['another payout', {}, { payout: '0.05' }, ['payout']],
    ['a missing event', {}, { events: answer.events.slice(1) }, ['events']],
    ['another card shown first', { shown: [{ type: 'deal', side: 'high', card: 'XX' }] }, {}, ['shown']],
    ['other maths than this build has', { mathsHash: otherHash }, {}, ['maths_not_here']],
    ['an unknown action', { actions: [{ type: 'fold' }] }, {}, ['actions', 'not_playable']],
    ['a round that is not over', { actions: [] }, { actions: [] }, ['not_over']],
    ['a stake of 0', { stake: '0.00' }, { stake: '0.00' }, ['stake']],
  ])('rejects a round with %s', async (_what, heldChange, answerChange, codes) => {
    expect(await findMismatches(heldChange, answerChange)).toEqual(expect.arrayContaining(codes));
    expect((await findMismatches(heldChange, answerChange)).length).toBeGreaterThan(0);
  });

  test('rejects the same malformed client seed on both sides', async () => {
    expect(await findMismatches({ clientSeed: 'a b' }, { client_seed: 'a b' })).toEqual(['client_seed']);
    expect(await findMismatches({ clientSeed: 'a b' }, {})).toEqual(['client_seed']);
  });

  test('rejects a round that is not over', async () => {
    expect(await findMismatches({ actions: [], shown: [] }, { actions: [], events: [] })).toEqual(['not_over']);
  });

  test('rejects a round with a fractional payout', async () => {
    const winning = [...Array(50).keys()].map((nonce) => settled(nonce)).find((one) => one.answer.payout !== '0.00');
    if (!winning) throw new Error('none of 50 rounds wins');
    const stake = '0.01';
    const { mismatches } = await verifyRound(
      cryptography,
      game,
      { ...winning.held, stake },
      { ...winning.answer, stake, raised: '0.01', payout: '0.03' },
    );
    expect(mismatches).toEqual(['payout']);
  });

  test('does not derive a round with other maths', async () => {
    const changed = { ...held, mathsHash: otherHash };
    expect(await verifyRound(cryptography, game, changed, answer)).toMatchObject({ replayed: null, roundKey: null });
  });

  test('rethrows errors of the game', async () => {
    const broken: typeof game = {
      ...game,
      deal() {
        throw new Error('a fault in the game');
      },
    };
    await expect(verifyRound(cryptography, broken, held, answer)).rejects.toThrow('a fault in the game');
  });

  test('derives the key from the client seed that was sent, not from the one in the answer', async () => {
    const found = await findMismatches({ clientSeed: 'another' }, {});
    expect(found).toEqual(expect.arrayContaining(['client_seed', 'events']));
  });
});

/** Values that a malicious server may send in place of the expected ones. */
const junk = [null, undefined, 5, -1, 0.5, '', 'x', '0.01', [], {}, [null], true, '\ud800', Number.NaN];

test('returns a verdict for any answer of a malicious server', async () => {
  for (const field of Object.keys(answer)) {
    for (const value of junk) {
      const { ok } = await verifyRound(cryptography, game, held, { ...answer, [field]: value });
      expect([field, value, ok]).toEqual([field, value, false]);
    }
  }
});
