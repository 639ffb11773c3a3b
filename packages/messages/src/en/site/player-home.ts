/** The home page of a player who is logged in. */
export const playerHome = {
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading your games',
  balances: 'Your balances',
  redeem: 'Redeem',
  unfinished: {
    hand: 'Continue your hand',
    round: 'Continue your round',
    text: (title: string, stake: string) => `${title}: ${stake} staked. It is your turn.`,
    go: 'Continue',
    goOn: (title: string) => `Continue ${title}`,
  },
  bonus: {
    title: 'Daily bonus',
    due: (day: number) => `Day ${day} of 7 is ready to claim.`,
    next: (amount: string, from: string) => `${amount} GC from ${from} Eastern Time.`,
  },
  last: 'Recently played',
  favorites: 'Favorites',
  more: 'More games',
  games: 'Games',
};
