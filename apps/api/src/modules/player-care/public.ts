/** The public interface of player care: how staff view players and change accounts. */
export { findArchivedMonth, findPlayers, findRounds } from './find-players.ts';
export { playerCarePlugin } from './player-care.plugin.ts';
