/** What a session shows when its dial is opened, when it has ended, and when its open round is in another browser. */
export const playSummary = {
  dial: {
    title: 'This session',
    time: 'Time played',
    rounds: 'Rounds played',
    ring: {
      limit: (whole: string, left: string) =>
        `The ring shows your play time limit of ${whole}. At most ${left} are left.`,
      realityCheck: (whole: string, left: string) =>
        `The ring shows the ${whole} between your reality checks. The next one is in at least ${left}.`,
      hour: 'The ring shows one hour. You have no limit on play time and no reality check.',
    },
  },
  ended: {
    title: 'Session ended',
    rounds: (rounds: number) =>
      rounds === 0 ? 'You played no round.' : `You played ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    net: (net: string, staked: string, paid: string) =>
      `Net result: ${net}. You staked ${staked} and got back ${paid}.`,
    differs:
      "This page counted different totals, for example because of another tab. The totals above are the server's.",
    seed: 'Revealed server seed',
    serverSeed: 'the server seed',
    verified: (rounds: number) =>
      `Verified: the revealed seed is the one locked in at the start, it produces ${rounds === 1 ? 'your round' : `all ${rounds} rounds`}, and the final statement is signed.`,
    elsewhere: (rounds: number) =>
      `${rounds} ${rounds === 1 ? 'round was' : 'rounds were'} played or continued in another browser. This browser could not verify who decided.`,
    withheld: (rounds: number, gold: string, sweeps: string) =>
      `${rounds} ${rounds === 1 ? 'round was' : 'rounds were'} refused after your seed was sent. Played without decisions, ${rounds === 1 ? 'it' : 'they'} would have paid ${gold} GC and ${sweeps} SC. No stake was taken.`,
    otherChanges: (gold: string, sweeps: string) =>
      `Apart from these rounds, your balances changed by ${gold} and ${sweeps} in this session. Your activity lists every change.`,
    unchecked: {
      insecure: 'Not verified: this connection is not secure, so your browser cannot check the session.',
      other_maths: 'Not verified: this site no longer has the version of the game that you played.',
      no_log: 'Not verified: this browser has no log of the session. Its storage was cleared or is blocked.',
      not_loaded: 'Not verified yet: the rounds could not be loaded. Your browser tries again when you open the game.',
    },
    unconfirmed: 'The server did not confirm the end. The session closes automatically.',
    again: 'Play again',
  },
  takeOver: {
    title: 'Your open round is in another browser',
    text: 'You can continue it here. The other browser can then no longer decide in it. The record of the round keeps the time of this change.',
    here: 'Continue here',
  },
};
