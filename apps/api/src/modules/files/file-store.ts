/**
 * A store for encrypted bytes. The module `files` creates the keys (letters, digits, `-` and `/`), never a player.
 * A `put` is atomic. The last one wins.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns null when the key does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Does nothing when the key does not exist. */
  delete(key: string): Promise<void>;
}
