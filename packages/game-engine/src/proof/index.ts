export type { BenchRow, Clock } from './bench.ts';
export { benchEngine } from './bench.ts';
