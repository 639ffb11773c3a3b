/** Front door of player care: what staff see of a player and do to an account. */
export { playerCareRoutes } from './player-care.staff-routes.ts';
