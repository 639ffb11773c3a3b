import { ApiProblem, getProblemCode } from '@goldwren/contracts/client';
import { play } from '@goldwren/messages/current/play';
import type { ProblemLink, ProblemMessage } from './describe-problem.ts';

/** The messages of a rejection at the table: what happened, what it means for the stake, and what to do next. */
interface RoundMessages {
  readonly title: string;
  readonly text: string;
  readonly link: ProblemLink | null;
}

type RefusalCode = keyof typeof play.refusals;

const { links } = play;

const limits: ProblemLink = { label: links.limits, page: 'limits' };

/** Problems whose message from the server names the limit or break and its end. */
const codesWithDetails: ReadonlySet<string> = new Set(['limit_reached', 'self_excluded', 'cooling_off']);

/** The page where the player can resolve each problem. */
const linkOf: Record<RefusalCode, ProblemLink | null> = {
  insufficient_gold: { label: links.buyCoins, page: 'buy-coins' },
  insufficient_sweeps: { label: links.freeEntry, page: 'free-entry' },
  limit_reached: limits,
  reality_check_due: null,
  self_excluded: limits,
  exclusion_review: { label: links.contact, page: 'contact' },
  cooling_off: limits,
  account_suspended: { label: links.contact, page: 'contact' },
  region_blocked: { label: links.games, page: 'games' },
  state_required: { label: links.dashboard, page: 'dashboard' },
  game_off: { label: links.games, page: 'games' },
  maintenance: null,
  session_ended: null,
  session_elsewhere: null,
  nonce_conflict: null,
  round_open: null,
  unauthenticated: { label: links.login, page: 'login' },
};

function knownRefusal({ code, message, params }: ApiProblem): RoundMessages | null {
  if (!Object.hasOwn(linkOf, code)) return null;
  const known = code as RefusalCode;
  const roundMessages = { ...play.refusals[known], link: linkOf[known] };
  return codesWithDetails.has(code) && Object.keys(params).length > 0
    ? { ...roundMessages, text: play.noStake(message) }
    : roundMessages;
}

const unanswered: RoundMessages = { ...play.unanswered, link: null };

/** A rejected stake, or a rejected decision in an open round. */
function refused(problem: ApiProblem, deciding: boolean): RoundMessages {
  const { code, status, message } = problem;
  if (deciding && code === 'session_ended') return { ...play.finishedForYou, link: null };
  const known = knownRefusal(problem);
  if (known) return known;
  if (status >= 500) return unanswered;
  return { title: play.refused, text: play.noStake(message), link: null };
}

/** A failed start: status 400 gives 'Insufficient Gold Coins', anything else 'Failed to start game'. */
function failedStart(problem: ApiProblem | null): RoundMessages {
  const title = play.start.failed;
  if (!problem) {
    return { title, text: play.start.network, link: null };
  }
  if (problem.status === 400) {
    return { title: play.start.insufficient, text: play.start.insufficientText, link: linkOf.insufficient_gold };
  }
  const known = knownRefusal(problem);
  return { title, text: known ? `${known.title}. ${known.text}` : problem.message, link: known?.link ?? null };
}

/** What the player was doing at a table: opening it, placing a stake, or deciding in an open round. */
export type RoundContext = 'game-start' | 'stake' | 'decision';

/** Like describeProblem, for the table. Separate, because only the page of a game needs these messages. */
export function describeRoundProblem(error: unknown, context: RoundContext): ProblemMessage {
  const problem = error instanceof ApiProblem ? error : null;
  const roundMessages = problem ? refused(problem, context === 'decision') : unanswered;
  const messages = context === 'game-start' ? failedStart(problem) : roundMessages;
  return { code: getProblemCode(error), ...messages, requestId: null };
}
