/** Front door of the expiry of Sweeps Coins: the daily job, and when a player's would expire. */
export { attendIdlePlayers } from './expire-idle-sweeps.ts';
export { sweepsExpiryRecords } from './personal-data.store.ts';
export { readSweepsExpiry } from './read-sweeps-expiry.ts';
