import { randomBytes } from 'node:crypto';
import type { FileSettings } from '../../config/files.ts';
import { createSealedBox } from '../../platform/crypto/sealed-box.ts';
import type { Db } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { FileStore } from './file-store.ts';
import { doom, insertDoomed, selectSealedKey, spare } from './files.store.ts';
import { createFolderStore } from './folder-store.ts';
import { createKeyRing, type KeyRing, UnknownKey } from './key-ring.ts';
import { createS3Store } from './s3-store.ts';

/**
 * Files that are kept encrypted: each under a key of its own (AES-256-GCM), which FILE_ENCRYPTION_KEYS seal. The store
 * learns neither names nor contents.
 */
export interface Files {
  readonly ring: KeyRing;
  readonly store: FileStore;
  /**
   * Writes a file and answers its id. Unless `keep` is committed within the hour it is deleted again, so that a caller
   * that fails or dies leaves nothing behind.
   * @throws Problem `unavailable` when the store does not take it.
   */
  put(db: Db, bytes: Uint8Array): Promise<string>;
  /** With the transaction that writes down what the file is. */
  keep(tx: Db, id: string): Promise<void>;
  /** With the transaction that no longer needs them: the worker deletes them. */
  letGo(tx: Db, ids: readonly string[]): Promise<void>;
  /**
   * The plain bytes.
   * @throws Problem `internal_error` when it is missing, its key is, or either was tampered with; operators are told.
   */
  read(db: Db, id: string): Promise<Buffer>;
}

const dataKeyBytes = 32;

export function createFiles({ keys, place }: FileSettings, events: Events): Files {
  return filesOver(
    'folder' in place ? createFolderStore(place.folder) : createS3Store(place.s3),
    createKeyRing(keys),
    events,
  );
}

/** Over any store and keys. */
function filesOver(store: FileStore, ring: KeyRing, events: Events): Files {
  const unreadable = (file: string, reason: Unreadable, cause?: unknown): Problem => {
    events.report('file_unreadable', { file, reason });
    return new Problem('internal_error', { internal: `stored file ${file}: ${reason}`, cause });
  };
  const failed = (cause: unknown): Problem => {
    events.report('file_store_failed', { err: cause });
    return new Problem('unavailable', { retryAfterSeconds: 30, internal: 'the file store failed', cause });
  };
  return {
    ring,
    store,
    async put(db, bytes) {
      const id = newId();
      const dataKey = randomBytes(dataKeyBytes);
      await insertDoomed(db, { id, sizeBytes: bytes.length, ...ring.seal(dataKey, keyContext(id)) });
      const sealed = createSealedBox(dataKey).seal(Buffer.from(bytes), bytesContext(id));
      await store.put(storeKey(id), sealed).catch((cause: unknown) => {
        throw failed(cause);
      });
      return id;
    },
    async keep(tx, id) {
      if (!(await spare(tx, id))) throw new Error('a file can be kept once, within the hour');
    },
    letGo: doom,
    async read(db, id) {
      const row = await selectSealedKey(db, id);
      if (!row) throw unreadable(id, 'unknown_file');
      const dataKey = openOr(
        () => ring.open(row, keyContext(id)),
        (cause) => unreadable(id, cause instanceof UnknownKey ? 'unknown_key' : 'key_tampered', cause),
      );
      const sealed = await store.get(storeKey(id)).catch((cause: unknown) => {
        throw failed(cause);
      });
      if (sealed === null) throw unreadable(id, 'missing');
      return openOr(
        () => createSealedBox(dataKey).open(sealed, bytesContext(id)),
        (cause) => unreadable(id, 'tampered', cause),
      );
    },
  };
}

type Unreadable = 'unknown_file' | 'unknown_key' | 'key_tampered' | 'missing' | 'tampered';

function openOr(open: () => Buffer, otherwise: (cause: unknown) => Problem): Buffer {
  try {
    return open();
  } catch (cause) {
    throw otherwise(cause);
  }
}

/** Binds a sealed data key to its file. */
export function keyContext(id: string): string {
  return `file-key|${id}`;
}

function bytesContext(id: string): string {
  return `file|${id}`;
}

/** Where a file lies. Ids are ordered by time, so their last digits spread them over folders. */
export function storeKey(id: string): string {
  return `${id.slice(-2)}/${id}`;
}
