/** The public interface of the archive: files with the rounds of closed months and their postings. */

export { type ArchiveDeps, archiveMonths, restartMonth } from './archive-months.ts';
export { checkArchive } from './check-archive.ts';
export { dropMonth, NotDropped } from './drop-month.ts';
export { exportMonth } from './export-month.ts';
export { readOverdueSeconds } from './read-overdue.ts';
export { readArchivedLines } from './read-player.ts';
