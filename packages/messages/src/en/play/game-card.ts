/** The card of a game. */
export const gameCard = {
  rtp: 'RTP',
  /** An RTP that needs optimal play: most players are below it. The details say so in words. */
  rtpUpTo: (percent: string) => `up to ${percent}`,
  volatility: 'Volatility',
  /** On the smallest cards, which have no room for the word in some languages. */
  volatilityShort: 'Volatility',
  odds: 'RTP, volatility and odds',
  rules: 'Rules and odds',
  rulesOf: (title: string) => `Rules and odds of ${title}`,
  demo: 'Demo',
  demoOf: (title: string) => `Demo of ${title}`,
  play: 'Play',
  playGame: (title: string) => `Play ${title}`,
  closed: 'Closed for maintenance',
  /** The name of the button that opens the details. It begins with the text on the button. */
  details: (line: string, title: string) => `${line}: details of ${title}`,
  isNew: 'NEW',
  isNewMeans: 'NEW: a fixed label. It says nothing about odds or wins.',
  isHot: 'HOT',
  isHotMeans: 'HOT: a fixed label. It says nothing about odds or wins.',
  favorite: (title: string) => `Favorite: ${title}`,
  favoriteProblem: 'Could not change your favorites. Please try again.',
};
