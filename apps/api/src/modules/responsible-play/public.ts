/** Front door of responsible play: the player's own limits and breaks. What enforces them is check_movement in sql/functions. */
export { limitReached } from './limit-reached.ts';
export { responsiblePlayRecords } from './personal-data.store.ts';
export { readStatus } from './read-status.ts';
export { playRoutes } from './responsible-play.routes.ts';
