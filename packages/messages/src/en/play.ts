import { account, sweepsLegalLine } from '@goldwren/rules';

/** A refusal at the table: what happened, and what it means for the stake. */
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
    title: 'Your limit is reached',
    text: 'Your stake was not taken. You can play again when the period of your limit ends.',
  },
  reality_check_due: {
    title: 'Time for a reality check',
    text: 'No stake was taken. Look at your time and result, then go on or stop.',
  },
  self_excluded: {
    title: 'Your account is self-excluded',
    text: 'No stake was taken. Play stays closed until the exclusion ends.',
  },
  exclusion_review: {
    title: 'We are reviewing your account',
    text: 'No stake was taken. Your details are similar to those of a person who has excluded themselves from play. Our team compares them; contact support if you have questions.',
  },
  cooling_off: {
    title: 'You are taking a break',
    text: 'No stake was taken. Play opens when your break is over.',
  },
  account_suspended: {
    title: 'Your account is suspended',
    text: 'No stake was taken. Our support team can tell you why and what to do.',
  },
  region_blocked: {
    title: 'Not available where you are',
    text: 'No stake was taken. Play with this coin is not offered in your region.',
  },
  state_required: {
    title: 'Add your state to play with Sweeps Coins',
    text: 'No stake was taken. Sweeps Coins need your state or province; you can set it on your dashboard. Gold Coins work without it.',
  },
  game_off: {
    title: 'This game is switched off for now',
    text: 'No stake was taken. An open round is kept and can be finished when the game is back.',
  },
  session_ended: {
    title: 'Your session had ended',
    text: 'No stake was taken. A new session with a new seed is open; press the button to play.',
  },
  nonce_conflict: {
    title: 'This game is open somewhere else too',
    text: 'No stake was taken here. Balances are up to date again; press the button to play.',
  },
  round_open: {
    title: 'A round was still open',
    text: 'No further stake was taken. Finish the round on the table first.',
  },
  unauthenticated: {
    title: 'You are signed out',
    text: 'No stake was taken. Log in to go on; an open round waits for you.',
  },
} satisfies Record<string, Refusal>;

/** The player's page, whatever the game. */
export const play = {
  refusals: refusals as Record<keyof typeof refusals, Refusal>,
  unanswered: {
    title: 'No answer from the server',
    text: 'Your round is safe: trying again asks for the same round, it is never played twice.',
  },
  /** Where a player signs in whose session ended during a round. */
  signedOut: {
    noStake: 'You are signed out. No stake was taken. Log in to play on.',
    safe: 'You are signed out. Your round is safe: log in, and it goes on where it stands.',
  },
  /** A hand that waited longer than an idle session lives. */
  finishedForYou: {
    title: 'Your session had ended',
    text: 'The open hand was finished by its published rule, and a win is in your balance. A new session is open.',
  },
  refused: 'The server refused this round',
  noStake: (why: string) => `${why} No stake was taken.`,
  start: {
    failed: 'Failed to start game',
    network: 'The server could not be reached. Check your connection and open the game again.',
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
    login: 'Login',
    addState: 'Add your state',
  },
  lock: {
    state: 'Sweeps Coins need your state or province first.',
    region: 'Sweeps Coins cannot be played where you live. Gold Coins can.',
  },
  page: {
    game: 'Game',
    loading: 'Loading game',
    opening: 'Opening the game',
    failed: 'Failed to load games',
    outdated: 'This game could not be loaded. Reload the page to get its newest version.',
    notFound: 'Game not found',
    notFoundText: 'There is no game at this address.',
  },
  /** A line is broken between the coins alone. */
  balances: (gold: string, sweeps: string) => `Gold: ${gold}\u00a0• SC:\u00a0${sweeps}`,
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
  /** On an action whose raise the balance does not cover. */
  notEnough: (coin: string) => `Not enough ${coin}`,
  labelled: (word: string, note: string) => `${word}: ${note}`,
  tryAgain: 'Try again',
  reconnecting: 'Reconnecting…',
  roundIsSafe: 'Reconnecting… your round is safe.',
  ready: (action: string) => `Choose your stake, then press ${action}.`,
  /** A round that waits for a decision in another game. */
  openElsewhere: (title: string) => `${title} waits for you.`,
  goOnWith: { table: 'Continue your hand', slots: 'Continue your round' },
  skip: 'Skip',
  celebration: { big: 'Big win', huge: 'Huge win', total: 'Total win', returned: 'Total returned' },
  noWin: 'No win.',
  win: (amount: string, what: string) => `Win ${amount}: ${what}`,
  returned: (amount: string, what: string) => `Stake returned, ${amount}: ${what}`,
  paidLess: (amount: string, what: string) => `Paid ${amount}, less than the stake: ${what}`,
  /** As shown beside what brought it; a return of the stake or less is never called a win. */
  wonSum: (sum: string) => `Win ${sum}`,
  returnedSum: (sum: string) => `Returned ${sum}`,
  verified: 'Verified',
  session: {
    title: 'This session',
    time: 'Time played',
    net: { gold: 'Net GC', sweeps: 'Net SC' },
    netIs: (net: string) => `Net ${net}`,
    lastWin: 'Last win',
    noneYet: 'None yet',
    rtp: 'RTP',
    seed: 'Seed',
    seedCommitment: 'the seed commitment',
    fairness: 'Fairness and client seed',
    fairnessText:
      'The outcome of every round is fixed before your browser makes a new random seed for it; then both decide it together, and your browser checks it.',
    watchedFrom: (round: number) => `This browser has watched the session from round ${round} on.`,
    howItWorks: 'How it works',
    ownText: 'Your own text',
    ownTextHint: 'Optional. It stands before the random part of every seed, from the next round on.',
    end: 'End session',
    ending: 'Ending…',
    sound: 'Sound',
    keys: 'Keyboard shortcuts',
    smallPrint: `For entertainment only. ${account.minimumAgeYears}+. ${sweepsLegalLine}`,
  },
  ended: {
    title: 'Session ended',
    totals: (rounds: number, gold: string, sweeps: string) =>
      `${rounds} ${rounds === 1 ? 'round' : 'rounds'} · won ${gold} GC and ${sweeps} SC`,
    differs: "This page counted differently, for example because of another tab. The totals above are the server's.",
    seed: 'Revealed server seed',
    serverSeed: 'the server seed',
    verified: (rounds: number) =>
      `Verified: the revealed seed is the one fixed at the start, all ${rounds} rounds come from it, and the final statement is signed.`,
    unconfirmed:
      'The server did not confirm the end. Every round is settled and in your balance; the session closes by itself.',
    again: 'Play again',
  },
  verify: {
    verified: 'Verified: fixed before your seed, replayed in your browser',
    elsewhere: 'It fits its secret. Its seed or a decision came from another device.',
    unavailable: 'This connection is not secure, so the browser cannot check the round.',
  },
  rules: {
    title: 'Rules and paytable',
    of: (title: string) => `Rules of ${title}`,
    short: 'Rules',
    intro: 'Rules and paytable. The same odds hold for Gold Coins and Sweeps Coins.',
    play: 'Play',
    loading: 'Loading the rules',
    problem: 'The rules could not be loaded.',
    how: 'How to play',
    paytable: 'Paytable, times the stake',
    features: 'Features',
    lines: (count: number) => (count === 1 ? 'The line' : `The ${count} lines`),
    /** Before what it pays. */
    payOf: (hit: string) => `${hit}:\u00a0`,
    line: (number: number, rows: string) => `Line ${number}: ${rows}`,
    rows: ['top', 'middle', 'bottom'],
    leave: 'If you leave',
    rtp: (hint: string) => `Return to player ${hint}`,
    maths: (version: string) => `Maths ${version},`,
  },
};
