/** True for a plain object without a single field: the choice of a game that has none. */
function isEmptyChoice(raw: unknown): boolean {
  return raw !== null && typeof raw === 'object' && !Array.isArray(raw) && Object.keys(raw).length === 0;
}

type NoChoice = Record<string, never>;

/** Of a game before whose rounds nothing is set. */
export const nothingToChoose = {
  choices: [{}] as readonly NoChoice[],
  parseChoice: (raw: unknown): NoChoice | null => (isEmptyChoice(raw) ? {} : null),
};
