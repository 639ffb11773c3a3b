import type { playPause as Shape } from '../../en/responsible-play/play-pause.ts';

export const playPause: typeof Shape = {
  nothingTaken: 'Aucune mise n’a été prise.',
  limits: 'Vos limites',
  stop: 'Arrêter de jouer',
  close: 'Fermer',
  smaller: 'Une mise plus petite passe peut-être encore.',
  check: {
    title: 'Faire le point',
    intro: (time: string) => `Vous avez joué pendant ${time} depuis le début ou depuis la dernière fois.`,
    loading: 'Chargement de votre temps et de votre résultat',
    problem: 'Impossible de charger votre temps et votre résultat.',
    today: 'Aujourd’hui, en tout',
    time: 'Temps joué',
    gold: 'Net GC',
    sweeps: 'Net SC',
    goOn: 'Continuer à jouer',
    going: 'Un instant…',
    history: 'Voir ce que j’ai joué',
    failed: 'Impossible de l’enregistrer. Veuillez réessayer.',
  },
};
