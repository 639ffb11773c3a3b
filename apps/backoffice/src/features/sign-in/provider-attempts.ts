/**
 * The sign-ins with the identity provider that this tab has started, by state. They are stored per tab, so that a link that another
 * person sends cannot finish a sign-in here, and two tabs do not disturb each other.
 */
interface StoredAttempt {
  readonly attempt: string;
  /** The page that was requested before the sign-in. */
  readonly next: string | null;
}

const keyOf = (state: string) => `goldwren-provider-${state}`;

export function storeAttempt(state: string, stored: StoredAttempt): void {
  sessionStorage.setItem(keyOf(state), JSON.stringify(stored));
}

/** Returns null when this tab has not started the attempt. */
export function readAttempt(state: string): StoredAttempt | null {
  const stored = sessionStorage.getItem(keyOf(state));
  return stored === null ? null : (JSON.parse(stored) as StoredAttempt);
}

export function deleteAttempt(state: string): void {
  sessionStorage.removeItem(keyOf(state));
}
