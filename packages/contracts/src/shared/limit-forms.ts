import { type LimitKind, type LimitUnit, largestLimit, limitUnitOf, parseHundredths } from '@goldwren/rules';

const parsers: Readonly<Record<LimitUnit, (text: string) => bigint | null>> = {
  hundredths: parseHundredths,
  seconds: (text) => (/^\d{1,5}$/.test(text) ? BigInt(text) * 60n : null),
};

/**
 * Parses a limit into the stored unit. Returns null for text that is not an amount or is above the largest limit.
 * @throws Error for a kind that does not exist.
 */
export function parseLimit(kind: LimitKind, text: string): bigint | null {
  const value = parsers[limitUnitOf(kind)](text);
  return value !== null && value >= 0n && value <= largestLimit[kind] ? value : null;
}
