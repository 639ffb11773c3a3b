import { account, sweepsLegalLine } from '@goldwren/rules';

/** Why the server rejected a round: what happened, and what it means for the stake. */
interface Refusal {
  readonly title: string;
  readonly text: string;
}

const refusals = {
  insufficient_gold: {
    title: 'Not enough Gold Coins',
    text: 'Your stake was not taken. Choose a smaller stake, or get more Gold Coins.',
  },
  insufficient_sweeps: {
    title: 'Not enough Sweeps Coins',
    text: 'Your stake was not taken. Choose a smaller stake, switch to Gold Coins, or request a free entry.',
  },
  limit_reached: {
    title: 'You have reached your limit',
    text: 'Your stake was not taken. You can play again when the period of your limit ends.',
  },
  reality_check_due: {
    title: 'Time for a reality check',
    text: 'No stake was taken. Check your time and result, then continue or stop.',
  },
  self_excluded: {
    title: 'Your account is self-excluded',
    text: 'No stake was taken. You cannot play until the exclusion ends.',
  },
  exclusion_review: {
    title: 'We are reviewing your account',
    text: 'No stake was taken. Your details are similar to those of a person who is self-excluded. Our team compares them. Contact support if you have questions.',
  },
  cooling_off: {
    title: 'You are taking a break',
    text: 'No stake was taken. You can play when your break is over.',
  },
  account_suspended: {
    title: 'Your account is suspended',
    text: 'No stake was taken. Contact support to find out why.',
  },
  region_blocked: {
    title: 'Not available where you are',
    text: 'No stake was taken. You cannot play with this coin in your region.',
  },
  state_required: {
    title: 'Add your state to play with Sweeps Coins',
    text: 'No stake was taken. Sweeps Coins need your state or province. Add it on your dashboard. Gold Coins work without it.',
  },
  game_off: {
    title: 'This game is not available now',
    text: 'No stake was taken. If you have an open round, you can finish it when the game is back.',
  },
  maintenance: {
    title: 'The site is under maintenance',
    text: 'No stake was taken. If you have an open round, you can finish it. The banner shows when the maintenance ends.',
  },
  session_ended: {
    title: 'Your session had ended',
    text: 'No stake was taken. A new session with a new seed is open. Press the button to play.',
  },
  session_elsewhere: {
    title: 'This round is in another browser',
    text: 'Nothing was staked or decided here. You can continue your open round here, or start a new one.',
  },
  nonce_conflict: {
    title: 'This game is also open elsewhere',
    text: 'No stake was taken here. Your balances are up to date. Press the button to play.',
  },
  round_open: {
    title: 'A round was still open',
    text: 'No further stake was taken. Finish the open round first.',
  },
  unauthenticated: {
    title: 'You are logged out',
    text: 'No stake was taken. Log in to continue. If you have an open round, you can finish it.',
  },
} satisfies Record<string, Refusal>;

/** The page where a game is played, for every game. */
export const play = {
  refusals: refusals as Record<keyof typeof refusals, Refusal>,
  unanswered: {
    title: 'No response from the server',
    text: 'Your round is safe. If you try again, we send the same round, so it is never played twice.',
  },
  /** Shown when the login ended during a round. */
  signedOut: {
    noStake: 'You are logged out. No stake was taken. Log in to continue playing.',
    safe: 'You are logged out. Your round is safe. Log in to continue it.',
  },
  /** An open hand outlived an idle session. */
  finishedForYou: {
    title: 'Your session had ended',
    text: 'We finished your open hand by the published rule and added any win to your balance. A new session is open.',
  },
  refused: 'The server rejected this round',
  noStake: (why: string) => `${why} No stake was taken.`,
  start: {
    failed: 'Failed to start game',
    network: 'We could not reach the server. Check your connection and open the game again.',
    insufficient: 'Insufficient Gold Coins',
    insufficientText: 'Your balance does not cover the smallest stake of this game. No stake was taken.',
  },
  links: {
    buyCoins: 'Get Gold Coins',
    freeEntry: 'Free SC',
    dashboard: 'Dashboard',
    games: 'Back to Games',
    limits: 'Your limits',
    contact: 'Contact Us',
    login: 'Log in',
    addState: 'Add your state',
  },
  lock: {
    state: 'Sweeps Coins need your state or province first.',
    region: 'You cannot play with Sweeps Coins where you live, but you can play with Gold Coins.',
  },
  page: {
    game: 'Game',
    loading: 'Loading game',
    opening: 'Opening the game',
    failed: 'Failed to load games',
    outdated: 'Could not load this game. Reload the page to get its newest version.',
    notFound: 'Game not found',
    notFoundText: 'There is no game at this address.',
  },
  /** A line may break only between the two coins. */
  goldBalance: (amount: string) => `Gold: ${amount}`,
  sweepsBalance: (amount: string) => `SC:\u00a0${amount}`,
  coin: 'Coin to play with',
  stake: 'Stake',
  stakeOf: (amount: string, coin: string) => `Stake ${amount} ${coin}`,
  lower: 'Lower stake',
  raise: 'Raise stake',
  stakeList: 'Choose the stake',
  max: 'Max',
  maxStake: 'Max stake',
  more: 'More',
  fullScreen: 'Full screen',
  /** On an action that needs more than the balance. */
  notEnough: (coin: string) => `Not enough ${coin}`,
  labelled: (word: string, note: string) => `${word}: ${note}`,
  tryAgain: 'Try again',
  reconnecting: 'Reconnecting…',
  waiting: {
    reconnecting: 'Reconnecting… your round is safe.',
    /** The server accepts a round only some time after the last one. */
    pacing: 'Your round starts in a moment.',
  },
  ready: (action: string) => `Choose your stake, then press ${action}.`,
  /** An open round in another game waits for a decision. */
  openElsewhere: (title: string) => `You have an open round in ${title}.`,
  goOnWith: { table: 'Continue your hand', slots: 'Continue your round' },
  skip: 'Skip',
  celebration: { big: 'Big win', huge: 'Huge win', total: 'Total win', returned: 'Total returned' },
  noWin: 'No win.',
  win: (amount: string, what: string) => `You won ${amount}: ${what}`,
  returned: (amount: string, what: string) => `Stake returned, ${amount}: ${what}`,
  paidLess: (amount: string, what: string) => `Paid ${amount}, less than the stake: ${what}`,
  /** Shown next to its cause. A return of the stake or less is never called a win. */
  wonSum: (sum: string) => `You won ${sum}:`,
  returnedSum: (sum: string) => `Returned ${sum}:`,
  verified: 'Verified',
  sound: {
    isOn: 'Sound: on',
    isOff: 'Sound: off',
    settings: 'Sound settings',
    sound: 'Sound',
    effects: 'Effects',
    background: 'Background',
    vibration: 'Vibration',
  },
  session: {
    title: 'This session',
    time: 'Time played',
    net: { gold: 'Net GC', sweeps: 'Net SC' },
    netIs: (net: string) => `Net ${net}`,
    rounds: (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    /** In front of the time on the dial, for screen readers. */
    dial: 'Session details, time played',
    /** The time on the dial after the first hour. */
    dialHours: (hours: number, minutes: string) => `${hours}h${minutes}`,
    lastWin: 'Last win',
    noneYet: 'None yet',
    rtp: 'RTP',
    seed: 'Seed',
    seedCommitment: 'the seed commitment',
    fairness: 'Fairness and client seed',
    fairnessText:
      'Our server locks in each round before your browser sends its random seed for it. Both together decide the round, and your browser checks it.',
    watchedFrom: (round: number) => `This browser has watched the session since round ${round}.`,
    howItWorks: 'How it works',
    ownText: 'Your own text',
    ownTextHint: 'Optional. We put it in front of the random part of every seed, from the next round on.',
    end: 'End session',
    ending: 'Ending…',
    keys: 'Keyboard shortcuts',
    smallPrint: `For entertainment only. ${account.minimumAgeYears}+. ${sweepsLegalLine}`,
  },
  seal: {
    closed: 'The seal of a round. Its secret is fixed before you stake.',
    during: 'This round was sealed before your stake.',
    opened: 'Your browser has verified that the secret of this round was not changed.',
  },
  verify: {
    verified: 'Verified: locked in before your seed, replayed in your browser',
    elsewhere: 'The round matches its secret. Its seed or a decision came from another browser.',
    unavailable: 'This connection is not secure, so your browser cannot check the round.',
    byDefault: (rounds: number, lost: number) => {
      const ended = `${rounds === 1 ? 'An earlier round was' : `${rounds} earlier rounds were`} ended with the default action of the rules, because you did not decide in time.`;
      if (lost === 0) return `${ended} The payout is in your balance.`;
      return `${ended} ${rounds === 1 ? 'You lost its stake.' : `${lost} of them paid nothing, so you lost the stake.`}`;
    },
    earlierUnchecked: (sessions: number) =>
      `${sessions} earlier ${sessions === 1 ? 'session has' : 'sessions have'} not been verified yet. Your browser tries again when you open the game.`,
  },
  rules: {
    title: 'Rules and paytable',
    of: (title: string) => `Rules of ${title}`,
    short: 'Rules',
    intro: 'Rules and paytable. Gold Coins and Sweeps Coins have the same odds.',
    play: 'Play',
    demo: 'Try a demo round',
    loading: 'Loading the rules',
    problem: 'Could not load the rules.',
    how: 'How to play',
    paytable: 'Paytable, times the stake',
    features: 'Features',
    lines: (count: number) => (count === 1 ? 'The line' : `The ${count} lines`),
    /** In front of what it pays. */
    payOf: (hit: string) => `${hit}:\u00a0`,
    line: (number: number, rows: string) => `Line ${number}: ${rows}`,
    rows: ['top', 'middle', 'bottom'],
    leave: 'If you leave',
    rtp: (hint: string) => `RTP (return to player) ${hint}`,
    maths: (version: string) => `Math version ${version},`,
  },
};
