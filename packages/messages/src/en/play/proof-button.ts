/** The button that opens the proof of a round. Separate from the proof, which loads later. */
export const proofButton = {
  open: 'Proof',
  title: 'Proof of this round',
  ofPosting: (posting: string, at: string) => `of ${posting}, ${at}`,
  loading: 'Loading the proof',
};
