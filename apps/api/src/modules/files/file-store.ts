/**
 * Where bytes are kept, already encrypted. Keys are made by files (letters, digits, `-` and `/`), never by a player.
 * A `put` is whole or not there; the last one counts.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Fine when there is none. */
  delete(key: string): Promise<void>;
}
