/** The public interface of files: encrypted files outside the database. */

export { findUnreadableFiles } from './check-files.ts';
export { createFiles, type Files } from './create-files.ts';
export { deleteDueFiles } from './delete-due-files.ts';
export type { FileStore } from './file-store.ts';
export type { KeyRing, RingSealed } from './key-ring.ts';
export { resealDataKeys } from './reseal-keys.ts';
