/** The public interface of sanctions: screening, payout holds, reviews by staff, and the upload and import of lists. */
export { eraseScreenedNames, selectPlayersWithOldMatches } from './erase-names.store.ts';
export { importApprovedList } from './import/import-approved-list.ts';
export { type ImportedList, importList, ListDecidedElsewhereError } from './import/import-list.ts';
export { selectListInForce } from './import/list.store.ts';
export { waitingUploads } from './import/list-uploads.ts';
export { type ListFile, ListFileError } from './import/read-list-file.ts';
export { isHeldBySanctions, selectHeld } from './match.store.ts';
export { rescreenPlayers } from './rescreen-players.ts';
export { sanctionsPlugin } from './sanctions.plugin.ts';
export { type ScreeningOutcome, screenPlayer } from './screen-player.ts';
export { waitingMatches } from './waiting-matches.ts';
