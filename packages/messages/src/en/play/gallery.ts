/** The list of all games. */
export const gallery = {
  title: 'Games',
  intro: 'Every game shows its RTP and its odds before you stake anything.',
  filter: 'Filter games',
  tabs: { all: 'All Games', slots: 'Slots', table: 'Table Games', new: 'New', hot: 'Hot' },
  /** Explains how the labels on the posters are given. */
  labels: 'NEW and HOT depend only on the number of a game in our catalogue. They say nothing about odds or wins.',
  loading: 'Loading games',
  problem: 'Failed to load games',
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'game' : 'games'}`,
  search: 'Search games',
  clear: 'Clear search',
  noneFor: (query: string) => `No games match “${query}”.`,
  none: 'No games found',
  showAll: 'Show all games',
};
