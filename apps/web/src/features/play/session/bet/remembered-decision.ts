const key = 'goldwren-decision';

/** A partial decision, with its round and step. */
interface StoredDecision {
  readonly round: string;
  readonly step: number;
  readonly decision: unknown;
}

/** The stored decision for this step of this round, from before a reload, or null. The value is not validated. */
export function readStoredDecision(round: string, step: number): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredDecision> | null;
    return stored?.round === round && stored.step === step ? (stored.decision ?? null) : null;
  } catch {
    return null;
  }
}

/** Stores the decision for this tab. Where storage is blocked, it lasts for the page. */
export function storeDecision(stored: StoredDecision): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full. The decision is still valid until the page is closed.
  }
}

export function removeStoredDecision(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
