/** True for a plain object without a single field: the choice of a game that has none. */
export function isEmptyChoice(raw: unknown): boolean {
  return raw !== null && typeof raw === 'object' && !Array.isArray(raw) && Object.keys(raw).length === 0;
}
