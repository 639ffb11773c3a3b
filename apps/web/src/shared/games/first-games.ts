/**
 * The games that the list begins with, in its order. Their posters are shown before the list is loaded. A test compares
 * them with the catalogue.
 */
export const firstGames = [
  'gem-cascade-fortune',
  'starlight-fortune',
  'jacks-or-better-poker',
  'plinko-fortune',
] as const;
