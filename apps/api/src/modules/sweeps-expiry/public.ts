/** Front door of the expiry of Sweeps Coins: the daily job, and when a player's would expire. */
export { attendIdlePlayers } from './attend-idle-players.ts';
export { readSweepsExpiry } from './read-sweeps-expiry.ts';
export { sweepsExpiryRecords } from './records.store.ts';
