import { hotGameEvery, newGameEvery } from '@goldwren/rules';

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
  /** The name of the button that opens the details. It begins with the text on the button. */
  details: (line: string, title: string) => `${line}: details of ${title}`,
  isNew: 'NEW',
  isNewMeans: `NEW: the number of this game in our catalogue is a multiple of ${newGameEvery}.`,
  isHot: 'HOT',
  isHotMeans: `HOT: the number of this game in our catalogue is a multiple of ${hotGameEvery}, but not of ${newGameEvery}.`,
  favorite: (title: string) => `Favorite: ${title}`,
  favoriteProblem: 'Could not change your favorites. Please try again.',
};
