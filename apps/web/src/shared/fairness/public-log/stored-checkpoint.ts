const storageKey = 'goldwren-public-log';

/** The last checkpoint that this browser accepted, as text. Null when there is none or storage is blocked. */
export function readCheckpoint(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Returns false when storage is blocked, so that this browser cannot notice a later change of the log. */
export function storeCheckpoint(note: string): boolean {
  try {
    localStorage.setItem(storageKey, note);
    return true;
  } catch {
    return false;
  }
}
