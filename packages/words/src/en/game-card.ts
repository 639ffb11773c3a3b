/** What stands on the card of a game. */
export const gameCard = {
  rtp: 'RTP',
  volatility: 'Volatility',
  rules: 'Rules and paytable',
  rulesOf: (title: string) => `Rules and paytable of ${title}`,
  play: 'Play',
  playGame: (title: string) => `Play ${title}`,
  closed: 'Closed for maintenance',
  isNew: 'NEW',
  isHot: 'HOT',
};
