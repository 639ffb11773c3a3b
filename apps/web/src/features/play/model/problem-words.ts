import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import type { PlainPage } from '../../../lib/path-to.ts';
import type { AwaitedPage } from '../../../pages.ts';

/** Where a problem can be dealt with. */
export interface PlayLink {
  readonly label: string;
  readonly page: PlainPage | AwaitedPage;
}

/** A refusal in words: what happened, what it means for the stake, what to do next. */
export interface PlayProblem {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly link: PlayLink | null;
}

const buyCoins: PlayLink = { label: 'Get Gold Coins', page: 'buy-coins' };
const freeEntry: PlayLink = { label: 'Free SC', page: 'free-entry' };
const dashboard: PlayLink = { label: 'Dashboard', page: 'dashboard' };
const games: PlayLink = { label: 'Back to Games', page: 'games' };
const responsiblePlay: PlayLink = { label: 'Responsible play', page: 'responsible-play' };

type Words = Omit<PlayProblem, 'code'>;

const words: Readonly<Record<string, Words>> = {
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

const unanswered: Words = {
  title: 'No answer from the server',
  text: 'Your round is safe: trying again asks for the same round, it is never played twice.',
  link: null,
};

/** A hand that waited longer than an idle session lives. */
const finishedForYou: Words = {
  title: 'Your session had ended',
  text: 'The open hand was finished by its published rule, and a win is in your balance. A new session is open.',
  link: null,
};

/** The sentence for a stake or decision that failed. */
export function problemWords(error: unknown, phase: string): PlayProblem {
  if (error instanceof NetworkProblem) return { code: 'network', ...unanswered };
  if (!(error instanceof ApiProblem)) return { code: 'unknown', ...unanswered };
  if (phase === 'acting' && error.code === 'session_ended') return { code: error.code, ...finishedForYou };
  const known = words[error.code];
  if (known) return { code: error.code, ...known };
  if (error.status >= 500) return { code: error.code, ...unanswered };
  return {
    code: error.code,
    title: 'The server refused this round',
    text: `${error.message} No stake was taken.`,
    link: null,
  };
}

/** Session start (spec §8): status 400 'Insufficient Gold Coins', anything else 'Failed to start game'. */
export function startProblemWords(error: unknown): PlayProblem {
  if (!(error instanceof ApiProblem)) {
    return {
      code: 'network',
      title: 'Failed to start game',
      text: 'The server could not be reached. Check your connection and open the game again.',
      link: null,
    };
  }
  if (error.status === 400) {
    const text = 'Your balance does not cover the smallest stake of this game. No stake was taken.';
    return { code: error.code, title: 'Insufficient Gold Coins', text, link: buyCoins };
  }
  const known = words[error.code];
  return {
    code: error.code,
    title: 'Failed to start game',
    text: known ? `${known.title}. ${known.text}` : error.message,
    link: known?.link ?? null,
  };
}
