import type { certificate as Shape } from '../../en/play/certificate.ts';

/** Le certificat d’une partie vérifiée, et l’image qu’un joueur peut partager. */
export const certificate: typeof Shape = {
  verified: 'Vérifiée dans ce navigateur',
  replayed: 'Rejouée dans ce navigateur',
  result: ({ multiple, paid, stake }) =>
    multiple === null
      ? `Aucun gain pour une mise de ${stake}`
      : `${multiple} la mise\u00a0: ${paid} pour une mise de ${stake}`,
  replayChecks: ['La clé de la partie donne chaque étape que vous voyez.', 'Le gain suit les règles du jeu.'],
  onlyPlayer:
    'Le sceau est dessiné à partir de l’engagement publié avant la mise. Seul le navigateur du joueur peut comparer l’engagement avec le secret de la partie.',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Impossible de copier le lien. Sélectionnez-le ici\u00a0:',
  save: 'Enregistrer l’image',
  saveFailed: 'Impossible de créer l’image. Copiez plutôt le lien.',
  share: 'Partager',
  image: {
    verified: 'Vérifiée dans le navigateur du joueur',
    checks: ['Le secret a été fixé avant la mise.', 'Le secret et la graine donnent exactement cette partie.'],
  },
  everything: 'Tous les événements',
  replay: {
    title: 'Reprise',
    of: (title) => `Reprise de ${title}`,
    problem: 'Cette reprise n’existe pas.',
    told: (title, at, stake, raised, paid) =>
      `${title}, ${at}\u00a0: mise de ${stake}${raised === null ? '' : `, augmentée de ${raised}`}, payé ${paid}`,
    again: 'Rejouer cette partie',
    skip: 'Passer au résultat',
    differs: 'La clé de la partie donne un autre gain.',
    play: 'Jouer',
    demo: 'Essayer une partie de démo',
    rules: (title) => `Règles de ${title}`,
  },
};
