export type BenchRow = { name: string; unit: string; value: number; limit: number };

export function benchEngine(): BenchRow[] {
  return [];
}
