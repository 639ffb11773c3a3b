/** The card of a game. */
export const gameCard = {
  rtp: 'RTP',
  volatility: 'Volatility',
  odds: 'Odds of a round',
  rules: 'Rules and odds',
  rulesOf: (title: string) => `Rules and odds of ${title}`,
  demo: 'Demo',
  demoOf: (title: string) => `Demo of ${title}`,
  play: 'Play',
  playGame: (title: string) => `Play ${title}`,
  closed: 'Closed for maintenance',
  isNew: 'NEW',
  isHot: 'HOT',
  favorite: (title: string) => `Favorite: ${title}`,
  favoriteProblem: 'Could not change your favorites. Please try again.',
};
