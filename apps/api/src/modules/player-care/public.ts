/** Front door of player care: what staff see of a player and do to an account. */
export { playerCarePlugin } from './player-care.plugin.ts';
