/** The home page of somebody who is signed in. */
export const lobby = {
  welcome: (name: string) => `Welcome back, ${name}`,
  loading: 'Loading your games',
  balances: 'Your balances',
  redeem: 'Redeem',
  unfinished: {
    hand: 'Continue your hand',
    round: 'Continue your round',
    text: (title: string, stake: string) => `${title}: ${stake} staked. It waits as you left it.`,
    go: 'Continue',
    goOn: (title: string) => `Continue ${title}`,
  },
  bonus: {
    title: 'Daily bonus',
    due: (day: number) => `Day ${day} of 7 is due.`,
    next: (amount: string, from: string) => `${amount} GC from ${from} Eastern Time.`,
  },
  last: 'Played last',
  favorites: 'Favorites',
  more: 'More games',
  games: 'Games',
};
