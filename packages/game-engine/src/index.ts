export { fromHex, toHex } from './bytes.ts';
export { canonicalJson, mathsHashText } from './canonical-json.ts';
export type { Hmac, RoundKeyParts } from './fairness.ts';
export { deriveRoundKey, isClientSeed, roundCommitmentMessage, roundKeyMessage, seedCommitment } from './fairness.ts';
export { payoutOf } from './payout.ts';
export type { Replayed, ReplayProblem } from './replay.ts';
export { ReplayError, replayRound } from './replay.ts';
export { createRng } from './rng/rng.ts';
export type * from './types.ts';
