const key = 'goldwren-decision';

/** A partial decision, with its round and step. */
interface Kept {
  readonly round: string;
  readonly step: number;
  readonly decision: unknown;
}

/** The stored decision for this step of this round, from before a reload, or null. The value is not validated. */
export function keptDecision(round: string, step: number): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    return kept?.round === round && kept.step === step ? (kept.decision ?? null) : null;
  } catch {
    return null;
  }
}

/** Stores the decision for this tab. Where storage is blocked, it lasts for the page. */
export function keepDecision(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. The decision is still valid until the page is closed.
  }
}

export function dropDecision(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
