import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { computePayout, type GameAction, getDefaultAction, replayRound, toHex } from '@goldwren/game-engine';
import {
  buildClientSeed,
  buildSeedChain,
  buildStatement,
  deriveRoundKey,
  deriveRoundSecret,
  formatAmount,
  outcomeSeed,
  rotationMessage,
  roundCommitment,
  statementBytes,
} from '@goldwren/game-engine/fairness';
import type { catalogue } from '@goldwren/game-engine/registry';
import type { ExportedSession } from '../check-export.ts';
import { nodeCryptography } from '../node-cryptography.ts';
import type { ExportedRotation } from '../parse-export.ts';

const sha256 = nodeCryptography.sha256 as (message: Uint8Array) => Uint8Array;
const hmac = nodeCryptography.hmac as (key: Uint8Array, message: Uint8Array) => Uint8Array;
const seed = new Uint8Array(32).fill(3);
const chain = buildSeedChain(sha256, new Uint8Array(32).fill(4)).map(toHex);

export function createKey(seed: string): { key: KeyObject; publicKey: string } {
  const der = Buffer.from(`302e020100300506032b657004220420${seed.repeat(32)}`, 'hex');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return { key, publicKey };
}

/** The key of the operator, and the key of another person. */
export const [{ key: privateKey, publicKey }, { key: otherKey, publicKey: otherPublicKey }] = [
  createKey('11'),
  createKey('22'),
];

/** The ID under which the API publishes a key. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex').slice(0, 16);
}

export function signWith(key: KeyObject, statement: ExportedSession['statement']): string {
  return sign(null, statementBytes(statement), key).toString('hex');
}

type Key = ReturnType<typeof createKey>;

/** How `next` replaced `previous`, as in an export. */
export function rotationOf(
  { key, publicKey: previous }: Key,
  { publicKey: next }: Pick<Key, 'publicKey'>,
): ExportedRotation {
  const signature = sign(null, rotationMessage(previous, next), key).toString('hex');
  return { public_key: next, previous_id: keyIdOf(previous), signature };
}

/** Exports three rounds of a game like the site. A decision game uses its default actions. */
export function exportOf({ slug, game }: (typeof catalogue)[number]): ExportedSession {
  const sessionFacts = {
    session: '0199a0a0-0000-7000-8000-000000000001',
    outcome_seed: outcomeSeed(sha256, seed),
    chain_start: chain[0] as string,
    maths_hash: game.mathsHash,
  };
  const rounds = [0, 1, 2].map((nonce) => {
    const secret = deriveRoundSecret(hmac, seed, nonce);
    const client_seed = buildClientSeed('owl', chain[nonce + 1] as string);
    const key = deriveRoundKey(hmac, secret, { slug, mathsHash: game.mathsHash, clientSeed: client_seed, nonce });
    const choice = game.choices[0] ?? {};
    const actions: GameAction[] = [];
    for (let action = getDefaultAction(game, key, choice, actions); action !== null; ) {
      actions.push(action);
      action = getDefaultAction(game, key, choice, actions);
    }
    const { result, raiseX100 } = replayRound(game, key, choice, actions);
    if (!result) throw new Error('the round is not over');
    return {
      ...{
        nonce,
        currency: 'gold' as const,
        stake: '5000.00',
        raised: formatAmount(computePayout(500_000n, raiseX100)),
      },
      ...{
        payout: formatAmount(computePayout(500_000n, result.payX100)),
        client_seed,
        choice,
        actions,
        events: result.events,
      },
      ...{ round_secret: toHex(secret), commitment: roundCommitment(sha256, secret) },
    };
  });
  const statement = buildStatement(sha256, sessionFacts, rounds);
  const signature = signWith(privateKey, statement);
  const { session, outcome_seed, maths_hash } = sessionFacts;
  const exported = { session_id: session, game: { slug }, maths: { hash: maths_hash }, outcome_seed };
  return { ...exported, server_seed: toHex(seed), statement, signature, key_id: keyIdOf(publicKey), rounds };
}
