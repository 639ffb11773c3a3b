import type { proofButton as Shape } from '../../en/play/proof-button.ts';

/** The button that opens the proof of a round. */
export const proofButton: typeof Shape = {
  open: 'Preuve',
  title: 'Preuve de cette partie',
  ofPosting: (posting, at) => `pour ${posting}, ${at}`,
  loading: 'Chargement de la preuve',
};
