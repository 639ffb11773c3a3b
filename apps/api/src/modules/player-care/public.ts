/** The public interface of player care: how staff view players and change accounts. */
export { playerCarePlugin } from './player-care.plugin.ts';
