import { toHex } from '../src/bytes.ts';
import { formatAmount } from '../src/fairness/amounts.ts';
import { deriveRoundKey, deriveRoundSecret, roundCommitment } from '../src/fairness/keys/derive-keys.ts';
import type { HeldRound, SettledAnswer } from '../src/fairness/verify-round.ts';
import { computePayout } from '../src/payout.ts';
import { replayRound } from '../src/replay.ts';
import { doubleOnce as game } from '../src/testing/double-once/index.ts';
import type { GameAction } from '../src/types.ts';
import { nodeEd25519, nodeHmac, nodeSha256 } from './node-crypto.ts';

/** Synchronous cryptography, as on a server. */
export const cryptography = { sha256: nodeSha256, hmac: nodeHmac, ed25519: nodeEd25519 };
export const sessionSeed = new Uint8Array(32).fill(5);
const stake = 500_000n;
const double = { type: 'double' };
export const stand = { type: 'stand' };

/** Returns a settled round of the server and what the browser stored before. @param nonce of the round in its session */
export function settled(
  nonce: number,
  actions: GameAction[] = [double, stand],
  clientSeed = 'me-00112233445566778899aabbccddeeff',
): { held: HeldRound; answer: SettledAnswer } {
  const secret = deriveRoundSecret(nodeHmac, sessionSeed, nonce);
  const request = { nonce, currency: 'gold' as const, stake: formatAmount(stake), choice: { side: 'high' }, actions };
  const { mathsHash, maths } = game;
  const key = deriveRoundKey(nodeHmac, secret, { slug: maths.slug, mathsHash, clientSeed, nonce });
  const { steps, result, raiseX100 } = replayRound(game, key, request.choice, actions);
  const shown = steps.slice(0, -1).flatMap(({ events }) => events);
  const commitment = roundCommitment(nodeSha256, secret);
  const money = {
    raised: formatAmount(computePayout(stake, raiseX100)),
    payout: formatAmount(computePayout(stake, result?.payX100 ?? 0)),
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
