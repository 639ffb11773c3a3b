export { fromHex, toHex } from './bytes.ts';
export { canonicalJson, sameJson } from './canonical-json.ts';
export { buildMathsBytes } from './fairness/maths-hash.ts';
export { computeIntegerSqrt } from './integer-sqrt.ts';
export { computePayout } from './payout.ts';
export type { Replayed, ReplayedStep, ReplayProblem } from './replay.ts';
export { getDefaultAction, ReplayError, replayRound, replayShown } from './replay.ts';
export { createRng } from './rng/rng.ts';
export type * from './types.ts';
