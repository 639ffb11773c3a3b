import { createPrivateKey, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nodeEd25519, nodeHmac, nodeSha256 } from '../../scripts/node-crypto.ts';
import { toHex } from '../bytes.ts';
import { payoutOf } from '../payout.ts';
import { replayRound } from '../replay.ts';
import { doubleOnce as game } from '../testing/double-once/index.ts';
import type { GameAction } from '../types.ts';
import { amountText } from './amounts.ts';
import { buildStatement } from './build-statement.ts';
import { deriveRoundKey, deriveRoundSecret, outcomeSeed, roundCommitment } from './gw2.ts';
import { type RoundRecord, type SessionStatement, statementBytes } from './session-statement.ts';
import { type HeldRound, type SettledAnswer, verifyRound } from './verify-round.ts';
import { type SessionClaim, verifySession } from './verify-session.ts';

const cryptography = { sha256: nodeSha256, hmac: nodeHmac, ed25519: nodeEd25519 };
const sessionSeed = new Uint8Array(32).fill(5);
const otherHash = '0'.repeat(64);
const stake = 500_000n;
const [double, stand] = [{ type: 'double' }, { type: 'stand' }];

function settled(nonce: number, actions: GameAction[] = [double, stand]): { held: HeldRound; answer: SettledAnswer } {
  const secret = deriveRoundSecret(nodeHmac, sessionSeed, nonce);
  const request = { nonce, currency: 'gold' as const, stake: amountText(stake), choice: { side: 'high' }, actions };
  const { mathsHash, maths } = game;
  const clientSeed = 'me-00112233445566778899aabbccddeeff';
  const key = deriveRoundKey(nodeHmac, secret, { slug: maths.slug, mathsHash, clientSeed, nonce });
  const { steps, result, raiseX100 } = replayRound(game, key, request.choice, actions);
  const shown = steps.slice(0, -1).flatMap(({ events }) => events);
  const commitment = roundCommitment(nodeSha256, secret);
  const money = {
    raised: amountText(payoutOf(stake, raiseX100)),
    payout: amountText(payoutOf(stake, result?.payX100 ?? 0)),
  };
  return {
    held: { ...request, mathsHash, commitment, clientSeed, shown },
    answer: {
      ...request,
      ...money,
      client_seed: clientSeed,
      round_secret: toHex(secret),
      events: result?.events ?? [],
    },
  };
}

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

const privateKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'11'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = 'd04ab232742bb4ab3a1368bd4615e4e6d0224ab71a016baf8520a332c9778737';
const recordOf = ({ answer: { events, ...record } }: ReturnType<typeof settled>): RoundRecord => record;
const rounds = [settled(0), settled(1, [stand]), settled(2)].map(recordOf);

function signed(statement: SessionStatement): string {
  return toHex(sign(null, statementBytes(statement), privateKey));
}

function claimOf(records: readonly RoundRecord[] = rounds): SessionClaim {
  const [session, mathsHash] = ['0199a0a0-0000-7000-8000-000000000001', game.mathsHash];
  const outcome = outcomeSeed(nodeSha256, sessionSeed);
  const statement = buildStatement(
    nodeSha256,
    { session, outcome_seed: outcome, maths_hash: mathsHash },
    records.map((record, nonce) => ({ ...record, nonce })),
  );
  const signature = signed(statement);
  const seed = toHex(sessionSeed);
  return {
    session,
    outcomeSeed: outcome,
    mathsHash,
    sessionSeed: seed,
    roundsSeen: 3,
    rounds: records,
    statement,
    signature,
    publicKey,
  };
}

const claim = claimOf();
const codes = async (changed: SessionClaim) =>
  (await verifySession(cryptography, game, changed)).disagreements.map((found) => found.code);

describe('an ended session', () => {
  test('is verified when seed, rounds, statement and signature fit', async () => {
    expect(await verifySession(cryptography, game, claim)).toEqual({ ok: true, disagreements: [], roundsChecked: 3 });
    expect(claim.statement.staked).toEqual({ gold: '25000.00', sweeps: '0.00' });
  });

  test('of no rounds is verified too', async () => {
    expect(await codes({ ...claimOf([]), roundsSeen: 0 })).toEqual([]);
  });

  test('is not verified with another seed, which gives no secret either', async () => {
    const found = await codes({ ...claim, sessionSeed: '22'.repeat(32) });
    expect(found).toEqual(expect.arrayContaining(['outcome_seed', 'round_secret']));
    expect(await codes({ ...claim, sessionSeed: 'xx' })).toContain('seed_malformed');
  });

  test.each([
    ['truncated', rounds.slice(0, 2), 'rounds_missing'],
    ['reordered', [rounds[1], rounds[0], rounds[2]] as RoundRecord[], 'nonces'],
    ['with a round left out', [rounds[0], rounds[2]] as RoundRecord[], 'nonces'],
    ['with a payout changed', rounds.map((round) => ({ ...round, payout: '12345.00' })), 'round'],
    ['with a raise left out', rounds.map((round) => ({ ...round, raised: '0.00' })), 'round'],
    ['with a client seed that is none', rounds.map((round) => ({ ...round, client_seed: '' })), 'round'],
  ])('is not verified when it is %s, even if the house signs that', async (_what, changed, code) => {
    expect(await codes({ ...claim, rounds: changed })).toContain('statement');
    expect(await codes(claimOf(changed))).toContain(code);
  });

  test('is not verified with a malformed amount, another statement, signature or key', async () => {
    expect(await codes({ ...claim, rounds: rounds.map((round) => ({ ...round, stake: 'x' })) })).toContain('statement');
    const statement = { ...claim.statement, paid: { gold: '0.00', sweeps: '0.00' } };
    const { disagreements } = await verifySession(cryptography, game, {
      ...claim,
      statement,
      signature: signed(statement),
    });
    expect(disagreements).toEqual([{ code: 'statement', field: 'paid' }]);
    expect(await codes({ ...claim, statement })).toEqual(['statement', 'signature']);
    expect(await codes({ ...claim, signature: '00'.repeat(64) })).toEqual(['signature']);
    expect(await codes({ ...claim, signature: '' })).toEqual(['signature']);
    expect(await codes({ ...claim, publicKey: otherHash })).toEqual(['signature']);
  });

  test('is verified in Sweeps Coins, and in no third coin', async () => {
    const inSweeps = claimOf(rounds.map((round) => ({ ...round, currency: 'sweeps' })));
    expect(await codes(inSweeps)).toEqual([]);
    expect(inSweeps.statement.staked).toEqual({ gold: '0.00', sweeps: '25000.00' });
    expect(() => claimOf(rounds.map((round) => ({ ...round, currency: 'euro' as 'gold' })))).toThrow(
      'no such currency',
    );
    expect(() => claimOf(rounds.map((round) => ({ ...round, stake: '1' })))).toThrow('malformed amount');
  });

  test.each([
    ['session', 'another'],
    ['outcome_seed', 'c2:0'],
    ['maths_hash', otherHash],
    ['rounds', 4],
    ['rounds_hash', otherHash],
  ] as const)('is not verified when the signed statement has another %s', async (field, value) => {
    const statement = { ...claim.statement, [field]: value };
    const verdict = await verifySession(cryptography, game, { ...claim, statement, signature: signed(statement) });
    expect(verdict).toMatchObject({ ok: false, disagreements: [{ code: 'statement', field }] });
  });

  test.each(['\u00e9a', 'a\u00e9'])('has no valid signature over the text %j, which is not ASCII', async (session) => {
    const statement = { ...claim.statement, session };
    expect(await codes({ ...claim, statement, signature: signed(statement) })).toEqual(['statement', 'signature']);
  });

  test('has no valid signature when anything comes before or after it', async () => {
    for (const signature of [`X${claim.signature}`, `${claim.signature}X`])
      expect(await codes({ ...claim, signature })).toEqual(['signature']);
  });

  test('names the rounds that cannot be derived, and why', async () => {
    const [first, ...others] = rounds as [RoundRecord, ...RoundRecord[]];
    const found = async (change: Partial<RoundRecord>) =>
      (await verifySession(cryptography, game, claimOf([{ ...first, ...change }, ...others]))).disagreements;
    expect(await found({ client_seed: '' })).toEqual([{ code: 'round', nonce: 0, what: 'client_seed' }]);
    expect(await found({ actions: [{ type: 'fold' }] })).toEqual([{ code: 'round', nonce: 0, what: 'not_playable' }]);
    const malformed = await verifySession(cryptography, game, {
      ...claim,
      rounds: [{ ...first, stake: 'x' }, ...others],
    });
    expect(malformed.disagreements).toContainEqual({ code: 'statement', field: 'rounds_hash' });
  });

  test('does not turn an error of the cryptography into a verdict', async () => {
    const broken = {
      ...cryptography,
      sha256: () => {
        throw new Error('no SHA-256 here');
      },
    };
    await expect(verifySession(broken, game, { ...claim, sessionSeed: '' })).rejects.toThrow('no SHA-256 here');
  });

  test('of a hostile house gets a verdict and never an error', async () => {
    for (const field of Object.keys(rounds[0] as RoundRecord)) {
      for (const value of junk) {
        const changed = [{ ...rounds[0], [field]: value } as RoundRecord, ...rounds.slice(1)];
        expect([field, value, await codes({ ...claim, rounds: changed })]).not.toEqual([field, value, []]);
      }
    }
    for (const field of Object.keys(claim.statement)) {
      for (const value of junk) {
        const statement = { ...claim.statement, [field]: value };
        expect([field, value, await codes({ ...claim, statement })]).not.toEqual([field, value, []]);
      }
    }
    for (const field of ['sessionSeed', 'signature', 'publicKey'] as const) {
      for (const value of junk) expect(await codes({ ...claim, [field]: value })).not.toEqual([]);
    }
  });

  test('says so when this build has other maths', async () => {
    expect(await codes({ ...claim, mathsHash: otherHash })).toContain('maths_not_here');
    const changed = rounds.map((round) => ({ ...round, payout: '12345.00' }));
    expect(await codes({ ...claim, mathsHash: otherHash, rounds: changed })).not.toContain('round');
  });

  test('has no statement when a nonce is out of its place', () => {
    const session = { session: claim.session, outcome_seed: claim.outcomeSeed, maths_hash: claim.mathsHash };
    expect(() => buildStatement(nodeSha256, session, rounds.slice(1))).toThrow('round 1 at place 0');
  });
});
