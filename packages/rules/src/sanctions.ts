/** Sanctions lists: every prize waits until its player's name was held against the list. */

/** Layouts of list files: OFAC's SDN.CSV with ALT.CSV beside it, or a plain `name,birth_year`. */
export const sanctionsFormats = ['sdn', 'plain'] as const;
export type SanctionsFormat = (typeof sanctionsFormats)[number];

/** When a name is held against the list. */
export const screeningOccasions = ['identity', 'approval', 'payout'] as const;
export type ScreeningOccasion = (typeof screeningOccasions)[number];

/** `no_list`: none was imported yet, which is recorded and reported, and holds nobody up. */
export const screeningResults = ['clear', 'match', 'no_list'] as const;
export type ScreeningResult = (typeof screeningResults)[number];

/** A likeness is open until somebody says whose name it is: cleared is another person, confirmed is the one listed. */
export const sanctionsMatchStates = ['open', 'cleared', 'confirmed'] as const;
export type SanctionsMatchState = (typeof sanctionsMatchStates)[number];
export type SanctionsDecision = Exclude<SanctionsMatchState, 'open'>;

/** Approval and payout wait for these. */
export const holdingMatchStates = ['open', 'confirmed'] as const satisfies readonly SanctionsMatchState[];

export const sanctions = {
  /** How alike two names are, of 100, to be looked at by a person. Tuned by the vectors of name-score.test.ts. */
  alikeFrom: 88,
  /** Lists give years of birth roughly. */
  birthYearsApart: 1,
  /** A review is due after so many business days. */
  reviewBusinessDays: 2,
  reasonMaxLength: 1_000,
} as const;
