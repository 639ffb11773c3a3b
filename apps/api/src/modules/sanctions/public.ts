/** The public interface of sanctions: screening, payout holds, reviews by staff, and the import of lists. */
export { eraseScreenedNames, selectPlayersWithOldMatches } from './erase-names.store.ts';
export { type ImportedList, importList } from './import-list.ts';
export { selectListInForce } from './list.store.ts';
export { isHeldBySanctions, selectHeld } from './match.store.ts';
export { type ListFile, ListFileError } from './read-list-file.ts';
export { rescreenPlayers } from './rescreen-players.ts';
export { sanctionsPlugin } from './sanctions.plugin.ts';
export { type ScreeningOutcome, screenPlayer } from './screen-player.ts';
export { waitingMatches } from './waiting-matches.ts';
