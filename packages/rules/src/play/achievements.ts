/**
 * What players achieve by curiosity or skill. Nothing here depends on spending, winning, or playing on many days, and an
 * achievement gives no coins.
 * - every_game: a round in each game that is on.
 * - checked_session: a session that ended with the same totals in the browser and on the server.
 * - own_limit: a limit or a reality check that the player set.
 * - flawless_challenge: a finished daily challenge in which no decision gave anything up.
 * - second_factor: the second factor of the account is on.
 */
export const achievementIds = [
  'every_game',
  'checked_session',
  'flawless_challenge',
  'own_limit',
  'second_factor',
] as const;
export type AchievementId = (typeof achievementIds)[number];
