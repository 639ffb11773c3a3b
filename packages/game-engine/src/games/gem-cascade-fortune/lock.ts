import type { MathsLock, ProofSummary } from '../../types.ts';
export const lock: MathsLock = { version: '', mathsHash: '', goldenHash: '' };
export const proof = {} as ProofSummary;
