/** The public interface of the expiry of Sweeps Coins: the daily job, and the expiry date of a player. */
export { expireIdlePlayers } from './expire-idle-sweeps.ts';
export { sweepsExpiryRecords } from './personal-data.store.ts';
export { readSweepsExpiry } from './read-sweeps-expiry.ts';
