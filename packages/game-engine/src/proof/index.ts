export type { BenchRow, Clock } from './bench.ts';
export { benchEngine } from './bench.ts';
export type { Evaluator, GameProof, ProvedGame } from './game-proof.ts';
export { loadProofs } from './game-proof.ts';
