import { type ExclusionTerm, exclusionTerms, limitRules } from '@goldwren/rules';
import type { playBreaks as Shape } from '../../en/responsible-play/play-breaks.ts';
import { formats } from '../formats.ts';

function termName(term: ExclusionTerm): string {
  const months = exclusionTerms[term];
  if (months === null) return 'Permanente';
  if (months < 12) return `${months}\u00a0mois`;
  return `${months / 12}\u00a0${formats.plural(months / 12, { one: 'an', other: 'ans' })}`;
}

const stops = [
  'Les jeux\u00a0: aucune nouvelle partie, avec l’une ou l’autre pièce. Vous pouvez terminer une partie en cours.',
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
    text: 'Une courte pause de jeu, d’achats et de bonis. Elle commence tout de suite et se termine automatiquement.',
    legend: 'Pour combien de temps?',
    begin: 'Commencer la pause',
    running: (until: string) =>
      `Vous êtes en pause jusqu’au ${formats.dayAndTime(until)}, heure de l’Est. Vous pouvez la prolonger, mais pas la raccourcir.`,
    dialogTitle: (length: string) => `Faire une pause de ${length}?`,
    final: 'Ni vous ni notre personnel ne pouvez l’écourter. Vous pouvez seulement la prolonger.',
    keeps: ['Vos soldes et vos relevés.', 'Les échanges.', 'Votre compte, et la possibilité de nous joindre.'],
    confirm: 'Commencer la pause',
    confirming: 'Début de la pause…',
    cancel: 'Annuler',
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
        ? 'Vous vous êtes exclu de façon permanente.'
        : `Vous vous êtes exclu jusqu’au ${formats.day(until)}. Vous pouvez prolonger l’exclusion, mais pas la raccourcir.`,
    dialogTitle: (term: string) => `Autoexclusion\u00a0: ${term.toLowerCase()}`,
    final: 'Ni vous ni notre personnel ne pouvez y mettre fin ni la raccourcir.',
    consequences: [
      'Vous êtes déconnecté sur tous vos appareils.',
      'Nous refusons tout nouveau compte avec votre nom, votre boîte de courriel ou votre numéro de téléphone.',
      'Si une commande est payée ensuite, nous n’ajoutons pas de pièces et la remboursons.',
      'Vous ne pouvez pas demander de nouvel échange. Si vous voulez échanger, faites-le d’abord.',
    ],
    keeps: [
      'Nous payons quand même vos échanges en cours.',
      'Vous pouvez vous connecter pour voir vos relevés et exercer vos droits de confidentialité.',
      'Vos pièces restent dans votre compte, mais les pièces Sweeps expirent comme d’habitude si vous ne vous connectez pas.',
    ],
    after: {
      term: `Le jeu ne rouvre pas automatiquement à la fin. Vous demandez à revenir, et vous pouvez jouer ${limitRules.returnAfterHours}\u00a0heures plus tard.`,
      permanent: 'Vous ne pouvez pas revenir d’une exclusion permanente.',
    },
    word: 'EXCLURE',
    type: (word: string) => `Tapez ${word} pour confirmer`,
    typeWrong: (word: string) => `Tapez ${word}, en majuscules.`,
    password: 'Mot de passe',
    confirm: 'M’exclure maintenant',
    confirming: 'Exclusion…',
    cancel: 'Annuler',
    wrongPassword: 'Mot de passe incorrect. Rien n’a changé.',
  },
  back: {
    title: 'Votre exclusion est terminée',
    text: `Vous pourrez jouer ${limitRules.returnAfterHours}\u00a0heures après votre demande de retour. Vos limites ne changent pas.`,
    ask: 'Demander à revenir',
    asking: 'Envoi…',
    waiting: (at: string) =>
      `Vous avez demandé à revenir. Vous pourrez jouer à partir du ${formats.dayAndTime(at)}, heure de l’Est.`,
    problem: 'Impossible d’envoyer votre demande. Veuillez réessayer.',
  },
  done: {
    title: 'Vous vous êtes exclu.',
    text: 'Vous êtes déconnecté sur tous vos appareils. Nous vous avons envoyé un courriel. Nous payons quand même vos échanges en cours.',
  },
};
