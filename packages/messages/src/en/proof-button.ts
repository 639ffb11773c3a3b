/** What opens the proof of a round; apart from the proof's own words, which come with it. */
export const proofButton = {
  open: 'Proof',
  title: 'Proof of this round',
  ofPosting: (posting: string, at: string) => `of ${posting}, ${at}`,
  loading: 'Loading the proof',
};
