export { fromHex, toHex } from './bytes.ts';
export { canonicalJson, sameJson } from './canonical-json.ts';
export type { Hmac } from './fairness/cryptography.ts';
export type { RoundKeyParts } from './fairness/gw1.ts';
export {
  deriveRoundKey,
  isClientSeed,
  roundCommitmentMessage,
  roundKeyMessage,
  seedCommitment,
} from './fairness/gw1.ts';
export { mathsBytes } from './fairness/maths-hash.ts';
export { payoutOf } from './payout.ts';
export type { Replayed, ReplayedStep, ReplayProblem } from './replay.ts';
export { defaultActionOf, ReplayError, replayRound } from './replay.ts';
export { createRng } from './rng/rng.ts';
export type * from './types.ts';
