/** The site as an installed app: its manifest, its entry on the account page, and what its service worker shows. */
export const installedApp = {
  description: 'A social sweepstakes casino that shows its odds before you play. No purchase necessary.',
  games: 'Games',
  wallet: 'Wallet',
  redeem: 'Redeem',
  install: 'Install the app',
  installText: 'Put Goldwren on your home screen. It is the same site, without the address bar.',
  offlineTitle: 'You are offline',
  offlineText: 'Goldwren needs an internet connection. Nothing is lost: your coins and your history are safe with us.',
  offlineRound: 'If a round is open, it continues where you left it when you are online again.',
  retry: 'Try again',
  /** A notification whose content could not be read. */
  news: 'There is news about your account.',
};
