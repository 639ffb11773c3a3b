/** Front door of games: what the app, the worker and the preparation of a database need. */
export { auditDay, auditFinishedDays } from './audit-day.ts';
export { describeRounds } from './describe-rounds.ts';
export { countRoundsBegun } from './figures.store.ts';
export { countRounds, playersOfRounds, roundsMatchJournal } from './games.checks.ts';
export { fairnessRoutes, gamesRoutes } from './games.routes.ts';
export { gamesStaffRoutes } from './games.staff-routes.ts';
export { selectGamesOff } from './games-off.store.ts';
export { createLiveSessions } from './live-session.ts';
export { deleteFavorites } from './lobby.store.ts';
export { mathsFault } from './maths-fault.ts';
export { selectRoundsRaisedBy } from './raise.store.ts';
export { gamesRecords } from './records.store.ts';
export { selectRoundsPlayed } from './round.store.ts';
export { createRoundLanes } from './round-lanes.ts';
export { rtpStaffRoutes } from './rtp.staff-routes.ts';
export { assertMathsNotNewer, seedCatalogue } from './seed-catalogue.ts';
export { createStatementKeys } from './statement-keys.ts';
export { sweepIdleSessions } from './sweep-idle-sessions.ts';
