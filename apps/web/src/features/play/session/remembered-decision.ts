const key = 'goldwren-decision';

/** A decision as far as it was put together, and where in which round. */
interface Kept {
  readonly round: string;
  readonly step: number;
  readonly decision: unknown;
}

/** What was marked in this step of this round before the page was loaded again; null where nothing was. Unparsed. */
export function keptDecision(round: string, step: number): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    return kept?.round === round && kept.step === step ? (kept.decision ?? null) : null;
  } catch {
    return null;
  }
}

/** Keeps it in this tab; where storage is blocked it lasts for the page. */
export function keepDecision(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Blocked or full storage: what is marked still stands until the page is left.
  }
}

export function dropDecision(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage kept nothing.
  }
}
