/** Sanctions lists. Every prize waits until the player's name was compared with the list. */

/** Formats of list files: OFAC's SDN.CSV together with ALT.CSV, or a plain `name,birth_year`. */
export const sanctionsFormats = ['sdn', 'plain'] as const;
export type SanctionsFormat = (typeof sanctionsFormats)[number];

/** Events at which a name is compared with the list. `list_import`: every player is compared with a new list. */
export const screeningOccasions = ['identity', 'approval', 'payout', 'list_import'] as const;
export type ScreeningOccasion = (typeof screeningOccasions)[number];

/** `no_list`: no list was imported yet. This is recorded and reported. It blocks approvals and payouts. */
export const screeningResults = ['clear', 'match', 'no_list'] as const;
export type ScreeningResult = (typeof screeningResults)[number];

/** `open`: staff have not decided. `cleared`: another person. `confirmed`: the listed person. */
export const sanctionsMatchStates = ['open', 'cleared', 'confirmed'] as const;
export type SanctionsMatchState = (typeof sanctionsMatchStates)[number];
export type SanctionsDecision = Exclude<SanctionsMatchState, 'open'>;

/** Match states that block approval and payout. */
export const holdingMatchStates = ['open', 'confirmed'] as const satisfies readonly SanctionsMatchState[];

/**
 * Statuses of a list that staff uploaded. `approved`: a second person approved it, and a job imports it. `failed`: the job could not
 * import it, and nothing changed.
 */
export const sanctionsUploadStatuses = ['pending', 'approved', 'imported', 'rejected', 'failed'] as const;
export type SanctionsUploadStatus = (typeof sanctionsUploadStatuses)[number];

export const sanctions = {
  /** Name similarity, from 0 to 100, from which staff review a match. The vectors of name-score.test.ts set it. */
  alikeFrom: 88,
  /** Tolerance in years, because lists contain approximate years of birth. */
  birthYearsApart: 1,
  /** Business days within which a review is due. */
  reviewBusinessDays: 2,
  reasonMaxLength: 1_000,
  /** Largest file of an upload. SDN.CSV has about 5 MB. */
  uploadMaxBytes: 12 * 1024 * 1024,
  /** A list with less than this fraction of the names in force was probably cut off. */
  shrinkLimit: 0.5,
} as const;
