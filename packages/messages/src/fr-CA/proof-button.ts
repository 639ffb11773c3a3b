import type { proofButton as Shape } from '../en/proof-button.ts';

/** Ce qui ouvre la preuve d’une partie. */
export const proofButton: typeof Shape = {
  open: 'Preuve',
  title: 'Preuve de cette partie',
  ofPosting: (posting, at) => `pour ${posting}, ${at}`,
  loading: 'Chargement de la preuve',
};
