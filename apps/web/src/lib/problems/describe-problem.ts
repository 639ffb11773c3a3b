import { ApiProblem, getProblemCode, NetworkProblem } from '@goldwren/contracts/client';
import { failedRequests as problemMessages } from '@goldwren/messages/current/failed-requests';
import type { PlainPage } from '../navigation/path-to.ts';

/** What the user was doing when the problem occurred. Play has its own messages (describe-round-problem.ts). */
export type ProblemContext = keyof typeof sentences;

/** A page where the user can resolve the problem. */
export interface ProblemLink {
  readonly label: string;
  readonly page: PlainPage;
}

export interface ProblemMessage {
  /** The problem's machine-readable code, or `network` or `unknown` without one. */
  readonly code: string;
  /** Empty when the text needs no title. */
  readonly title: string;
  readonly text: string;
  readonly link: ProblemLink | null;
  /** The id for support, unless the server has explained the problem. */
  readonly requestId: string | null;
}

interface Sentences {
  title?: string;
  /** Shown when there was no answer. */
  network: string;
  /** Shown for an answer without a message, and for a server error. */
  wordless: string;
  /** Shown for an error of this page, without any request. */
  own?: string;
  /** Shows the texts above for server errors, instead of the server's message. */
  hidesServerErrors?: true;
}

/** The texts of each context for problems without a message from the server. */
const sentences = {
  login: problemMessages.login,
  register: problemMessages.register,
  submission: { network: problemMessages.submission, wordless: problemMessages.submission },
  checkout: { ...problemMessages.checkout, hidesServerErrors: true },
  'login-bonus': { network: problemMessages.unreachable, wordless: problemMessages.bonus },
  'email-link': { network: problemMessages.unreachable, wordless: problemMessages.emailLink },
  region: { network: problemMessages.unreachable, wordless: problemMessages.region },
} satisfies Record<string, Sentences>;

function textOf(error: unknown, context: ProblemContext): { text: string; spoken: boolean } {
  const { network, wordless, hidesServerErrors, own }: Sentences = sentences[context];
  if (error instanceof NetworkProblem) return { text: network, spoken: true };
  if (error instanceof ApiProblem) {
    const isHidden = hidesServerErrors && error.isServerFault;
    const silent = error.code === 'unreadable_answer' || error.message === '' || isHidden;
    return silent ? { text: wordless, spoken: false } : { text: error.message, spoken: true };
  }
  return { text: own ? (error instanceof Error && error.message) || own : wordless, spoken: false };
}

/** Converts any error of a call into a message for the user. */
export function describeProblem(error: unknown, context: ProblemContext): ProblemMessage {
  const { text, spoken } = textOf(error, context);
  const { title = '' }: Sentences = sentences[context];
  const requestId = error instanceof ApiProblem && !spoken ? error.requestId : null;
  return { code: getProblemCode(error), title, text, link: null, requestId };
}
