import { type ExclusionTerm, exclusionTerms, limitRules } from '@goldwren/rules';
import type { playBreaks as Shape } from '../../en/responsible-play/play-breaks.ts';
import { formats } from '../formats.ts';

function termName(term: ExclusionTerm): string {
  const months = exclusionTerms[term];
  if (months === null) return 'Pour toujours';
  if (months < 12) return `${months}\u00a0mois`;
  return `${months / 12}\u00a0${formats.plural(months / 12, { one: 'an', other: 'ans' })}`;
}

const stops = [
  'Les jeux\u00a0: aucune nouvelle partie, avec aucune pièce. Une partie en cours se termine.',
  'Les achats, le boni quotidien et les participations gratuites.',
  'Les courriels au sujet d’offres.',
] as const;

export const playBreaks: typeof Shape = {
  days: (days: number) => `${days}\u00a0${formats.plural(days, { one: 'jour', other: 'jours' })}`,
  stopsTitle: 'Ce qui s’arrête',
  stops,
  keepsTitle: 'Ce qui reste',
  coolOff: {
    title: 'Pause',
    text: 'Une courte pause du jeu, des achats et des bonis. Elle commence tout de suite et se termine automatiquement.',
    legend: 'Pour combien de temps?',
    begin: 'Commencer la pause',
    running: (until: string) =>
      `Vous êtes en pause jusqu’au ${formats.dayAndTime(until)}, heure de l’Est. Elle peut être prolongée, pas raccourcie.`,
    dialogTitle: (length: string) => `Une pause de ${length}`,
    final: 'Elle ne peut être annulée ni par vous ni par notre personnel. Vous pouvez seulement la prolonger.',
    keeps: [
      'Vos soldes et vos relevés.',
      'L’échange contre des prix.',
      'Votre compte, et tous les moyens de nous joindre.',
    ],
    confirm: 'Commencer maintenant',
    confirming: 'Un instant…',
    cancel: 'Pas maintenant',
    begun: 'Votre pause a commencé.',
  },
  exclusion: {
    title: 'Autoexclusion',
    text: 'Une longue pause si jouer n’est plus un plaisir. Elle ne peut pas être écourtée.',
    legend: 'Pour combien de temps?',
    term: termName,
    begin: 'M’exclure…',
    running: (until: string | null) =>
      until === null
        ? 'Vous vous êtes exclu pour toujours.'
        : `Vous vous êtes exclu jusqu’au ${formats.day(until)}. Le terme peut être prolongé, pas raccourci.`,
    dialogTitle: (term: string) => `Autoexclusion\u00a0: ${term.toLowerCase()}`,
    final: 'Ni vous ni notre personnel ne pouvez y mettre fin ni la raccourcir.',
    consequences: [
      'Vous êtes déconnecté sur tous vos appareils.',
      'Un nouveau compte à votre nom, avec votre boîte de courriel ou votre numéro de téléphone, est refusé.',
      'Une commande payée après n’est pas créditée; elle est remboursée.',
      'Aucun nouvel échange ne peut être demandé. Si vous avez des prix à échanger, demandez-les d’abord.',
    ],
    keeps: [
      'Ce que vous avez demandé d’échanger est payé.',
      'Vous pouvez vous connecter pour lire vos relevés et exercer vos droits de confidentialité.',
      'Vos pièces sont gardées comme le disent les règles; les pièces Sweeps expirent comme pour toute absence.',
    ],
    after: {
      term: `À la fin du terme, rien ne s’ouvre de soi-même\u00a0: vous demandez à revenir, puis attendez encore ${limitRules.returnAfterHours}\u00a0heures.`,
      permanent: 'On ne revient pas d’une exclusion pour toujours.',
    },
    word: 'EXCLURE',
    type: (word: string) => `Tapez ${word} pour confirmer`,
    typeWrong: (word: string) => `Tapez ${word}, en majuscules.`,
    password: 'Mot de passe',
    confirm: 'M’exclure maintenant',
    confirming: 'Exclusion…',
    cancel: 'Pas maintenant',
    wrongPassword: 'Ce n’est pas votre mot de passe. Rien n’a changé.',
  },
  back: {
    title: 'Votre terme est passé',
    text: `Vous pourrez jouer ${limitRules.returnAfterHours}\u00a0heures après votre demande. Vos limites ne changent pas.`,
    ask: 'Demander à revenir',
    asking: 'Demande…',
    waiting: (at: string) => `Vous avez demandé à revenir. Le jeu ouvre le ${formats.dayAndTime(at)}, heure de l’Est.`,
    problem: 'Impossible pour le moment. Veuillez réessayer.',
  },
  done: {
    title: 'Vous vous êtes exclu.',
    text: 'Vous êtes déconnecté sur tous vos appareils. Nous vous avons envoyé un courriel. Nous versons vos échanges en cours.',
  },
};
