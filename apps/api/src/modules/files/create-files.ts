import { randomBytes } from 'node:crypto';
import type { FileSettings } from '../../config/files.ts';
import { createSealedBox } from '../../platform/crypto/sealed-box.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Events } from '../../platform/operator-events.ts';
import { Problem } from '../../platform/problem.ts';
import { countedStore } from './counted-store.ts';
import type { FileStore } from './file-store.ts';
import { cancelDeletion, insertUnkept, scheduleDeletion, selectSealedKey } from './files.store.ts';
import { createFolderStore } from './folder-store.ts';
import { createKeyRing, type KeyRing, UnknownKey } from './key-ring.ts';
import { createS3Store } from './s3-store.ts';

/**
 * Encrypted files. Each has its own key (AES-256-GCM), which is sealed with FILE_ENCRYPTION_KEYS. The store sees
 * neither names nor contents.
 */
export interface Files {
  readonly ring: KeyRing;
  readonly store: FileStore;
  /**
   * Writes a file and returns its id. It is deleted again unless `keep` is committed within an hour, so a caller that
   * fails leaves nothing behind.
   * @throws Problem `unavailable` when the store fails.
   */
  put(db: Db, bytes: Uint8Array): Promise<string>;
  /** Call it in the transaction that records what the file is. */
  keep(tx: Db, id: string): Promise<void>;
  /** Call it in the transaction that no longer needs the files. The worker deletes them. */
  release(tx: Db, ids: readonly string[]): Promise<void>;
  /**
   * Returns the decrypted bytes.
   * @throws Problem `internal_error` when the file or its key is missing or was tampered with. Operators get an alert.
   */
  read(db: Db, id: string): Promise<Buffer>;
}

const dataKeyBytes = 32;

export function createFiles({ keys, place }: FileSettings, events: Events): Files {
  return filesOver(
    countedStore('folder' in place ? createFolderStore(place.folder) : createS3Store(place.s3)),
    createKeyRing(keys),
    events,
  );
}

/** Creates `Files` for any store and keys. */
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
      await insertUnkept(db, { id, sizeBytes: bytes.length, ...ring.seal(dataKey, keyContext(id)) });
      const sealed = createSealedBox(dataKey).seal(Buffer.from(bytes), bytesContext(id));
      await store.put(storeKey(id), sealed).catch((cause: unknown) => {
        throw failed(cause);
      });
      return id;
    },
    async keep(tx, id) {
      if (!(await cancelDeletion(tx, id)))
        throw new Error('a file can be kept once, and only within an hour after put');
    },
    release: scheduleDeletion,
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

/** The path of a file in the store. Ids are ordered by time, so their last digits spread the files over folders. */
export function storeKey(id: string): string {
  return `${id.slice(-2)}/${id}`;
}
