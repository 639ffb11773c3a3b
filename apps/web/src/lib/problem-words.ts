import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';

export interface ProblemWords {
  /** A sentence for the person in front of the screen. */
  text: string;
  /** What support can look up; null when no answer arrived. */
  requestId: string | null;
}

/** What each screen says when the server gave no sentence of its own. */
export interface ProblemFallbacks {
  /** No answer at all. */
  network?: string;
  /** Any other failure. */
  other: string;
}

const unreachable = 'We could not reach the server. Please check your connection and try again.';

/** Turns whatever a call threw into words: the server's sentence first, else the screen's own (spec §8). */
export function problemWords(error: unknown, fallbacks: ProblemFallbacks): ProblemWords {
  if (error instanceof NetworkProblem) return { text: fallbacks.network ?? unreachable, requestId: null };
  if (error instanceof ApiProblem) {
    const text = error.code === 'unreadable_answer' ? fallbacks.other : error.message;
    return { text, requestId: error.requestId };
  }
  return { text: fallbacks.other, requestId: null };
}

/** The first message of each field the server refused (spec §5). */
export function firstFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([field, messages]) => (messages[0] ? [[field, messages[0]]] : [])),
  );
}
