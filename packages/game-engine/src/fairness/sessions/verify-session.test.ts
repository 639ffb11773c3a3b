import { createPrivateKey, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nodeSha256 } from '../../../scripts/node-crypto.ts';
import { cryptography, sessionSeed, settled, stand } from '../../../scripts/settled-round.ts';
import { toHex } from '../../bytes.ts';
import { doubleOnce as game } from '../../testing/double-once/index.ts';
import { buildClientSeed, outcomeSeed } from '../keys/derive-keys.ts';
import { buildSeedChain } from '../seed-chain/seed-chain.ts';
import { buildStatement } from './build-statement.ts';
import { type RoundRecord, type SessionStatement, statementBytes } from './session-statement.ts';
import { type SessionClaim, verifySession } from './verify-session.ts';

const otherHash = '0'.repeat(64);

/** Values that a malicious server may send in place of the expected ones. */
const junk = [null, undefined, 5, -1, 0.5, '', 'x', '0.01', [], {}, [null], true, '\ud800', Number.NaN];

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

function claimOf(records: readonly RoundRecord[] = rounds, chainStart: string | null = null): SessionClaim {
  const [session, mathsHash] = ['0199a0a0-0000-7000-8000-000000000001', game.mathsHash];
  const outcome = outcomeSeed(nodeSha256, sessionSeed);
  const statement = buildStatement(
    nodeSha256,
    { session, outcome_seed: outcome, chain_start: chainStart, maths_hash: mathsHash },
    records.map((record, nonce) => ({ ...record, nonce })),
  );
  const signature = signed(statement);
  const seed = toHex(sessionSeed);
  return {
    session,
    outcomeSeed: outcome,
    chainStart,
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
  (await verifySession(cryptography, game, changed)).mismatches.map((found) => found.code);

describe('verifySession', () => {
  test('accepts a session with matching seed, rounds, statement and signature', async () => {
    expect(await verifySession(cryptography, game, claim)).toEqual({ ok: true, mismatches: [], roundsChecked: 3 });
    expect(claim.statement.staked).toEqual({ gold: '25000.00', sweeps: '0.00' });
  });

  test('accepts a session without rounds', async () => {
    expect(await codes({ ...claimOf([]), roundsSeen: 0 })).toEqual([]);
  });

  test('rejects another seed, and the secrets that do not derive from it', async () => {
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
    ['with an invalid client seed', rounds.map((round) => ({ ...round, client_seed: '' })), 'round'],
  ])('rejects a session %s, even with a valid signature', async (_what, changed, code) => {
    expect(await codes({ ...claim, rounds: changed })).toContain('statement');
    expect(await codes(claimOf(changed))).toContain(code);
  });

  test('rejects a malformed amount, another statement, signature or key', async () => {
    expect(await codes({ ...claim, rounds: rounds.map((round) => ({ ...round, stake: 'x' })) })).toContain('statement');
    const statement = { ...claim.statement, paid: { gold: '0.00', sweeps: '0.00' } };
    const { mismatches } = await verifySession(cryptography, game, {
      ...claim,
      statement,
      signature: signed(statement),
    });
    expect(mismatches).toEqual([{ code: 'statement', field: 'paid' }]);
    expect(await codes({ ...claim, statement })).toEqual(['statement', 'signature']);
    expect(await codes({ ...claim, signature: '00'.repeat(64) })).toEqual(['signature']);
    expect(await codes({ ...claim, signature: '' })).toEqual(['signature']);
    expect(await codes({ ...claim, publicKey: otherHash })).toEqual(['signature']);
  });

  test('accepts Sweeps Coins and rejects an unknown currency', async () => {
    const inSweeps = claimOf(rounds.map((round) => ({ ...round, currency: 'sweeps' })));
    expect(await codes(inSweeps)).toEqual([]);
    expect(inSweeps.statement.staked).toEqual({ gold: '0.00', sweeps: '25000.00' });
    expect(() => claimOf(rounds.map((round) => ({ ...round, currency: 'euro' as 'gold' })))).toThrow(
      'unknown currency',
    );
    expect(() => claimOf(rounds.map((round) => ({ ...round, stake: '1' })))).toThrow('malformed amount');
  });

  test.each([
    ['session', 'another'],
    ['outcome_seed', 'c2:0'],
    ['chain_start', otherHash],
    ['maths_hash', otherHash],
    ['rounds', 4],
    ['rounds_hash', otherHash],
  ] as const)('rejects a signed statement with another %s', async (field, value) => {
    const statement = { ...claim.statement, [field]: value };
    const verdict = await verifySession(cryptography, game, { ...claim, statement, signature: signed(statement) });
    expect(verdict).toMatchObject({ ok: false, mismatches: [{ code: 'statement', field }] });
  });

  test.each(['\u00e9a', 'a\u00e9'])('rejects a signature over the text %j, which is not ASCII', async (session) => {
    const statement = { ...claim.statement, session };
    expect(await codes({ ...claim, statement, signature: signed(statement) })).toEqual(['statement', 'signature']);
  });

  test('rejects a signature with text before or after it', async () => {
    for (const signature of [`X${claim.signature}`, `${claim.signature}X`])
      expect(await codes({ ...claim, signature })).toEqual(['signature']);
  });

  test('reports the rounds that cannot be derived and the reason', async () => {
    const [first, ...others] = rounds as [RoundRecord, ...RoundRecord[]];
    const found = async (change: Partial<RoundRecord>) =>
      (await verifySession(cryptography, game, claimOf([{ ...first, ...change }, ...others]))).mismatches;
    expect(await found({ client_seed: '' })).toEqual([{ code: 'round', nonce: 0, what: 'client_seed' }]);
    expect(await found({ actions: [{ type: 'fold' }] })).toEqual([{ code: 'round', nonce: 0, what: 'not_playable' }]);
    const malformed = await verifySession(cryptography, game, {
      ...claim,
      rounds: [{ ...first, stake: 'x' }, ...others],
    });
    expect(malformed.mismatches).toContainEqual({ code: 'statement', field: 'rounds_hash' });
  });

  test('rethrows errors of the cryptography', async () => {
    const broken = {
      ...cryptography,
      sha256: () => {
        throw new Error('no SHA-256 here');
      },
    };
    await expect(verifySession(broken, game, { ...claim, sessionSeed: '' })).rejects.toThrow('no SHA-256 here');
  });

  test('returns a verdict for any data of a malicious server', async () => {
    for (const field of Object.keys(rounds[0] as RoundRecord)) {
      for (const value of junk) {
        const changed = [{ ...rounds[0], [field]: value } as RoundRecord, ...rounds.slice(1)];
        expect([field, value, await codes({ ...claim, rounds: changed })]).not.toEqual([field, value, []]);
      }
    }
    for (const field of Object.keys(claim.statement) as (keyof SessionStatement)[]) {
      for (const value of junk.filter((one) => one !== claim.statement[field])) {
        const statement = { ...claim.statement, [field]: value };
        expect([field, value, await codes({ ...claim, statement })]).not.toEqual([field, value, []]);
      }
    }
    for (const field of ['sessionSeed', 'signature', 'publicKey'] as const) {
      for (const value of junk) expect(await codes({ ...claim, [field]: value })).not.toEqual([]);
    }
  });

  const chain = buildSeedChain(nodeSha256, new Uint8Array(32).fill(9)).map(toHex);
  const chained = (nonce: number, link = chain[nonce + 1] as string): RoundRecord =>
    recordOf(settled(nonce, undefined, buildClientSeed('me', link)));

  test('accepts a session whose seeds continue the chain', async () => {
    expect(await codes(claimOf([chained(0), chained(1), chained(2)], chain[0] as string))).toEqual([]);
  });

  test.each([
    ['another seed', chained(1, otherHash), [1, 2]],
    ['the link of the round before', chained(1, chain[1] as string), [1, 2]],
    ['the link of the round after', chained(1, chain[3] as string), [1, 2]],
    ['a seed without a link', recordOf(settled(1)), [1, 2]],
  ])('reports a round with %s, which the browser of the session did not play', async (_what, round, nonces) => {
    const { mismatches } = await verifySession(
      cryptography,
      game,
      claimOf([chained(0), round, chained(2)], chain[0] as string),
    );
    expect(mismatches).toEqual(nonces.map((nonce) => ({ code: 'seed_chain', nonce })));
  });

  test('reports every round of another chain', async () => {
    const found = await codes(claimOf([chained(0), chained(1), chained(2)], chain[1] as string));
    expect(new Set(found)).toEqual(new Set(['seed_chain']));
  });

  test('reports maths that this build does not have', async () => {
    expect(await codes({ ...claim, mathsHash: otherHash })).toContain('maths_not_here');
    const changed = rounds.map((round) => ({ ...round, payout: '12345.00' }));
    expect(await codes({ ...claim, mathsHash: otherHash, rounds: changed })).not.toContain('round');
  });

  test('throws for a nonce that is out of order', () => {
    const session = {
      session: claim.session,
      outcome_seed: claim.outcomeSeed,
      chain_start: null,
      maths_hash: claim.mathsHash,
    };
    expect(() => buildStatement(nodeSha256, session, rounds.slice(1))).toThrow('round 1 at position 0');
  });
});
