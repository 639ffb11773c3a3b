import {
  brand,
  coolOffDays,
  type ExclusionTerm,
  exclusionTerms,
  limitRules,
  realityCheckMinutes,
} from '@goldwren/rules';
import type { responsiblePlay as Shape } from '../../en/responsible-play/responsible-play.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { playBreaks } from './play-breaks.ts';

const terms = Object.keys(exclusionTerms) as ExclusionTerm[];

export const responsiblePlay: typeof Shape = {
  title: 'Jeu responsable',
  intro: `${brand.name}, c’est pour le plaisir. Si ce n’est plus un plaisir, arrêtez. Cette page montre les signes à surveiller, ce que vous pouvez fixer et qui peut aider.`,
  principles: {
    title: 'Nos principes',
    items: [
      {
        title: 'Le jeu est un divertissement',
        text: 'Ce n’est pas une façon de gagner de l’argent ni de regagner des pertes. À la longue, chaque jeu garde une part de toutes les mises et affiche laquelle avant que vous jouiez.',
      },
      {
        title: 'Vous décidez d’avance',
        text: 'Vous fixez des limites avant de jouer, et elles s’appliquent pendant le jeu. Nos serveurs les vérifient à chaque mise. Une deuxième fenêtre ne peut donc pas les contourner.',
      },
      {
        title: 'Aucune pression',
        text: 'Ni jeu automatique, ni mode turbo, ni célébration d’un gain plus petit que sa mise. Chaque jeu affiche votre temps et votre résultat net.',
      },
      {
        title: 'Une pause est une pause',
        text: 'Pendant une pause, vous ne pouvez ni jouer ni acheter, et nous n’envoyons aucune offre. Elle ne peut pas être raccourcie, même par notre personnel.',
      },
    ],
  },
  signs: {
    title: 'Signes à surveiller',
    text: 'Un seul de ces signes suffit pour fixer une limite, faire une pause ou parler à quelqu’un.',
    items: [
      'Vous dépensez souvent plus d’argent ou de temps que prévu.',
      'Vous continuez à jouer pour regagner des pertes.',
      'Vous empruntez, vendez des biens ou laissez des factures impayées pour jouer.',
      'Vous cachez à votre famille ou à vos amis combien vous jouez.',
      'Vous pensez au jeu au travail, à l’école ou au lit.',
      'Vous devenez agité ou irritable quand vous essayez d’arrêter.',
      'Vous jouez pour fuir les soucis, la solitude ou la tristesse.',
      'Il vous faut des mises plus grandes pour la même excitation.',
    ],
  },
  tools: {
    title: 'Ce que vous pouvez fixer',
    items: [
      {
        title: 'Limites de dépense',
        text: `Limitez vos achats et vos pertes de chaque pièce, par jour, par semaine ou par mois. Une limite plus basse s’applique tout de suite. Vous pouvez en confirmer une plus élevée après ${limitRules.loosenAfterHours}\u00a0heures.`,
      },
      {
        title: 'Limite de temps',
        text: 'Limitez votre temps de jeu. Vous pouvez terminer la partie en cours, mais pas en commencer une autre.',
      },
      {
        title: 'Rappels de séance',
        text: `Un rappel toutes les ${formats.or(realityCheckMinutes.map(String))}\u00a0minutes met le jeu en pause jusqu’à ce que vous ayez vu votre temps et votre résultat.`,
      },
      {
        title: 'Pause',
        text: `Une pause de ${formats.or(coolOffDays.map(String))}\u00a0jours. Elle se termine automatiquement et ne peut pas être raccourcie.`,
      },
      {
        title: 'Autoexclusion',
        text: `${formats.or(terms.map((term) => playBreaks.exclusion.term(term).toLowerCase())).replace(/^./, (first) => first.toUpperCase())}. Elle ne peut pas être écourtée.`,
      },
    ],
    limits: 'Fixer des limites',
  },
  exclusion: {
    title: 'Arrêter pour longtemps',
    text: 'La page suivante explique l’autoexclusion avant que quoi que ce soit arrive. Pour confirmer, vous entrez votre mot de passe et tapez un mot.',
    request: 'Demander l’autoexclusion',
    signedOut: 'Connectez-vous d’abord, car l’autoexclusion s’applique à votre compte.',
  },
  underage: {
    title: 'Protéger les mineurs',
    text: `${brand.name} est réservé aux adultes. ${ages.byPlace}`,
    items: [
      `Nous demandons la date de naissance à l’inscription. Nous n’ouvrons aucun compte à une personne qui n’a pas l’âge minimal là où elle habite.`,
      'Nous vérifions une pièce d’identité avant le premier prix. Nous fermons le compte d’un mineur et ne versons aucun prix.',
      'Déconnectez-vous des appareils partagés et gardez votre mot de passe pour vous.',
      'Des logiciels de contrôle parental peuvent bloquer ce site sur les appareils de vos enfants.',
    ],
    report: 'Si vous croyez qu’un mineur joue ici, écrivez-nous.',
  },
};
