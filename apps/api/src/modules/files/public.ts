/** Front door of files: what is kept encrypted outside the database. */
export { createFiles, type Files, filesOver } from './create-files.ts';
export type { FileStore } from './file-store.ts';
export { createKeyRing, type KeyRing, type RingSealed } from './key-ring.ts';
export { resealDataKeys } from './reseal-keys.ts';
export { sweepFiles } from './sweep-files.ts';
