import { ApiProblem, codeOfProblem, NetworkProblem } from '@goldwren/contracts/client';
import { callProblems as said } from '@goldwren/messages/current/call-problems';
import type { PlainPage } from './path-to.ts';

/** What somebody was doing when it went wrong. Play has words of its own (describe-round-problem.ts). */
export type ProblemContext = keyof typeof sentences;

/** Where a problem can be dealt with. */
export interface ProblemLink {
  readonly label: string;
  readonly page: PlainPage;
}

export interface ProblemMessage {
  /** The problem's machine code, or `network` and `unknown` where no answer carried one. */
  readonly code: string;
  /** Empty where the sentence stands alone. */
  readonly title: string;
  readonly text: string;
  readonly link: ProblemLink | null;
  /** What support can look up, where the server has not said itself what was wrong. */
  readonly requestId: string | null;
}

interface Sentences {
  title?: string;
  /** No answer at all. */
  network: string;
  /** An answer without a sentence, or a fault. */
  wordless: string;
  /** What is said of anything but an answer or its absence: a fault of this page. */
  own?: string;
  /** A fault of ours is told in the words above instead of the server's. */
  hidesFaults?: true;
}

/** What each place says when the server gave no sentence of its own. */
const sentences = {
  login: said.login,
  register: said.register,
  submission: { network: said.submission, wordless: said.submission },
  checkout: { ...said.checkout, hidesFaults: true },
  'login-bonus': { network: said.unreachable, wordless: said.bonus },
  'email-link': { network: said.unreachable, wordless: said.emailLink },
  region: { network: said.unreachable, wordless: said.region },
} satisfies Record<string, Sentences>;

function textOf(error: unknown, context: ProblemContext): { text: string; spoken: boolean } {
  const { network, wordless, hidesFaults, own }: Sentences = sentences[context];
  if (error instanceof NetworkProblem) return { text: network, spoken: true };
  if (error instanceof ApiProblem) {
    const silent = error.code === 'unreadable_answer' || error.message === '' || (hidesFaults && error.status >= 500);
    return silent ? { text: wordless, spoken: false } : { text: error.message, spoken: true };
  }
  return { text: own ? (error instanceof Error && error.message) || own : wordless, spoken: false };
}

/** Turns whatever a call threw into words for the person in front of the screen. */
export function describeProblem(error: unknown, context: ProblemContext): ProblemMessage {
  const { text, spoken } = textOf(error, context);
  const { title = '' }: Sentences = sentences[context];
  const requestId = error instanceof ApiProblem && !spoken ? error.requestId : null;
  return { code: codeOfProblem(error), title, text, link: null, requestId };
}
