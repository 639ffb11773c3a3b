import { counter, gauge, histogram } from './registry.ts';

export const roundsPlayed = counter(
  'goldwren_rounds_total',
  'Rounds that this process played. A repeated request for a stored round is not counted.',
  ['game', 'currency'],
);

export const roundsPerStatement = histogram(
  'goldwren_round_statement_rounds',
  'Rounds that shared one statement of the database, by what the statement does: "check" or "play".',
  ['statement'],
  [1, 2, 4, 8, 16, 32, 64],
);

export const openRounds = gauge('goldwren_open_rounds', 'Rounds that wait for a decision of the player.', ['game']);

export const openSessions = gauge('goldwren_open_game_sessions', 'Game sessions that have not ended.', ['game']);

export const rtpZ = gauge(
  'goldwren_game_rtp_z',
  'Standard deviations between the return of a game and its proof, on the last audited day.',
  ['game'],
);

export const rtpZLimit = gauge(
  'goldwren_game_rtp_z_limit',
  'The z score beyond which the audit switches the game off, by bound: "lower" or "upper". Absent without rounds.',
  ['game', 'bound'],
);

export const auditedUntil = gauge(
  'goldwren_audited_until_timestamp_seconds',
  'End of the last day (UTC) whose rounds were audited. Absent before the first audit.',
);
