import { ApiProblem } from '@goldwren/contracts/client';
import { codeOf, type ProblemLink, type ProblemWords } from './problem-words.ts';

/** A refusal at the table: what happened, what it means for the stake, what to do next. */
interface RoundWords {
  readonly title: string;
  readonly text: string;
  readonly link: ProblemLink | null;
}

const buyCoins: ProblemLink = { label: 'Get Gold Coins', page: 'buy-coins' };
const freeEntry: ProblemLink = { label: 'Free SC', page: 'free-entry' };
const dashboard: ProblemLink = { label: 'Dashboard', page: 'dashboard' };
const games: ProblemLink = { label: 'Back to Games', page: 'games' };
const responsiblePlay: ProblemLink = { label: 'Responsible play', page: 'responsible-play' };

const refusals: Readonly<Record<string, RoundWords>> = {
  insufficient_gold: {
    title: 'Not enough Gold Coins',
    text: 'Your stake was not taken. Choose a smaller stake, or get more Gold Coins.',
    link: buyCoins,
  },
  insufficient_sweeps: {
    title: 'Not enough Sweeps Coins',
    text: 'Your stake was not taken. Choose a smaller stake, switch to Gold Coins, or request a free entry.',
    link: freeEntry,
  },
  limit_reached: {
    title: 'Your limit is reached',
    text: 'Your stake was not taken. You can play again when the period of your limit ends.',
    link: responsiblePlay,
  },
  self_excluded: {
    title: 'Your account is self-excluded',
    text: 'No stake was taken. Play stays closed until the exclusion ends.',
    link: responsiblePlay,
  },
  account_suspended: {
    title: 'Your account is suspended',
    text: 'No stake was taken. Our support team can tell you why and what to do.',
    link: { label: 'Contact Us', page: 'contact' },
  },
  region_blocked: {
    title: 'Not available where you are',
    text: 'No stake was taken. Play with this coin is not offered in your region.',
    link: games,
  },
  state_required: {
    title: 'Add your state to play with Sweeps Coins',
    text: 'No stake was taken. Sweeps Coins need your state or province; you can set it on your dashboard. Gold Coins work without it.',
    link: dashboard,
  },
  game_off: {
    title: 'This game is switched off for now',
    text: 'No stake was taken. An open round is kept and can be finished when the game is back.',
    link: games,
  },
  session_ended: {
    title: 'Your session had ended',
    text: 'No stake was taken. A new session with a new seed is open; press the button to play.',
    link: null,
  },
  nonce_conflict: {
    title: 'This game is open somewhere else too',
    text: 'No stake was taken here. Balances are up to date again; press the button to play.',
    link: null,
  },
  round_open: {
    title: 'A round was still open',
    text: 'No further stake was taken. Finish the round on the table first.',
    link: null,
  },
  unauthenticated: {
    title: 'You are signed out',
    text: 'No stake was taken. Log in to go on; an open round waits for you.',
    link: { label: 'Login', page: 'login' },
  },
};

const unanswered: RoundWords = {
  title: 'No answer from the server',
  text: 'Your round is safe: trying again asks for the same round, it is never played twice.',
  link: null,
};

/** A hand that waited longer than an idle session lives. */
const finishedForYou: RoundWords = {
  title: 'Your session had ended',
  text: 'The open hand was finished by its published rule, and a win is in your balance. A new session is open.',
  link: null,
};

/** A stake, or a decision in an open round, that was refused. */
function refused({ code, status, message }: ApiProblem, deciding: boolean): RoundWords {
  if (deciding && code === 'session_ended') return finishedForYou;
  const known = refusals[code];
  if (known) return known;
  if (status >= 500) return unanswered;
  return { title: 'The server refused this round', text: `${message} No stake was taken.`, link: null };
}

/** Session start (spec §8): status 400 'Insufficient Gold Coins', anything else 'Failed to start game'. */
function failedStart(problem: ApiProblem | null): RoundWords {
  const title = 'Failed to start game';
  if (!problem) {
    const text = 'The server could not be reached. Check your connection and open the game again.';
    return { title, text, link: null };
  }
  if (problem.status === 400) {
    const text = 'Your balance does not cover the smallest stake of this game. No stake was taken.';
    return { title: 'Insufficient Gold Coins', text, link: buyCoins };
  }
  const known = refusals[problem.code];
  return { title, text: known ? `${known.title}. ${known.text}` : problem.message, link: known?.link ?? null };
}

/** What a player was doing at a table: opening it, staking, or deciding in an open round. */
export type RoundContext = 'game-start' | 'stake' | 'decision';

/** As wordsOfProblem, for the table: apart from it, since only the player's page needs so many words. */
export function wordsOfRoundProblem(error: unknown, context: RoundContext): ProblemWords {
  const problem = error instanceof ApiProblem ? error : null;
  const told = problem ? refused(problem, context === 'decision') : unanswered;
  const words = context === 'game-start' ? failedStart(problem) : told;
  return { code: codeOf(error), ...words, requestId: null };
}
