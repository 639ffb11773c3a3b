/** The list of recent winners. */
export const winners = {
  title: 'Recent winners',
  loading: 'Loading recent winners',
  problem: 'Could not load recent winners.',
  none: 'No recent winners yet.',
  noneMore: 'We show paid redemptions here, by first name and initial only.',
};
