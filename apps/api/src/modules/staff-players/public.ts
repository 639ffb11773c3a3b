/** The public interface of staff players: how staff view players and change accounts. */
export { findArchivedMonth, findPlayers, findRounds } from './find-players.ts';
export { staffPlayersPlugin } from './staff-players.plugin.ts';
