export { fromHex, toHex } from './bytes.ts';
export { canonicalJson, sameJson } from './canonical-json.ts';
export { mathsBytes } from './fairness/maths-hash.ts';
export { payoutOf } from './payout.ts';
export type { Replayed, ReplayedStep, ReplayProblem } from './replay.ts';
export { defaultActionOf, ReplayError, replayRound } from './replay.ts';
export { createRng } from './rng/rng.ts';
export type * from './types.ts';
