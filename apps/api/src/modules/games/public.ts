/** The public interface of games, for the app, the worker and `prepare`. */

export { type AuditDeps, auditDay, auditFinishedDays } from './audit/audit-day.ts';
export { type PartAnswer, type PartTask, withAuditProcesses } from './audit/audit-processes.ts';
export { workHere } from './audit/day-parts.ts';
export { findMathsFault } from './audit/find-maths-fault.ts';
export {
  countRounds,
  playersOfRounds,
  roundsMatchJournal,
  roundsMatchWindow,
} from './audit/rounds-match-journal.checks.ts';
export { assertMathsNotNewer, seedCatalogue } from './catalogue/seed-catalogue.ts';
export { findSessionsOfOtherKeys } from './fairness/check-keys.ts';
export { countRoundsBegun } from './figures.store.ts';
export { gamesPlugin } from './games.plugin.ts';
export { hasCheckedSession, selectTriedGames } from './history/tried-games.store.ts';
export { deleteFavorites } from './home/home.store.ts';
export { gamesRecords } from './personal-data.store.ts';
export { describeRounds, type RoundLine } from './rounds/describe-rounds.ts';
export { selectRoundById } from './rounds/find-round.store.ts';
export { playRound } from './rounds/play-round.ts';
export { selectRoundsRaisedBy } from './rounds/raise.store.ts';
export { selectRoundsPlayed } from './rounds/round.store.ts';
export { createRoundBatchers } from './rounds/round-batchers.ts';
export { selectRoundTimes } from './rounds/round-times.store.ts';
export { readLastAuditedDay } from './rtp/last-audited-day.ts';
export { endIdleSessions } from './sessions/end-idle-sessions.ts';
export { createLiveSessions } from './sessions/live-session.ts';
export { readOpenPlay } from './sessions/read-open-play.ts';
export { startSession } from './sessions/start-session.ts';
export { selectGamesOff, selectOffSlugs } from './switches/games-off.store.ts';
