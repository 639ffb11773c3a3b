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
  intro: `${brand.name}, c’est pour le plaisir. Quand le plaisir s’en va, arrêtez. Cette page dit comment le remarquer, ce que vous pouvez fixer et qui peut aider.`,
  principles: {
    title: 'Nos principes',
    items: [
      {
        title: 'Le jeu est un divertissement',
        text: 'Ce n’est un moyen ni de gagner sa vie ni de regagner ce qu’on a perdu. À la longue, chaque jeu garde une part des mises, et dit avant de jouer combien.',
      },
      {
        title: 'Vous décidez d’avance',
        text: 'Les limites se fixent à tête reposée et tiennent au milieu d’un jeu. Nos serveurs les appliquent dans l’étape même qui prend la mise; aucune deuxième fenêtre ne les contourne.',
      },
      {
        title: 'Aucune pression',
        text: 'Ni jeu automatique, ni mode turbo, ni fête pour un gain plus petit que sa mise. Le temps joué et le résultat net sont en vue à chaque table.',
      },
      {
        title: 'Une pause est une pause',
        text: 'Tant qu’elle dure, rien ne peut être joué ni acheté, et nous n’envoyons aucune offre. Personne ne peut la raccourcir, pas même notre personnel.',
      },
    ],
  },
  signs: {
    title: 'Signes à surveiller',
    text: 'Un seul suffit pour fixer une limite, faire une pause ou parler à quelqu’un.',
    items: [
      'Dépenser plus d’argent ou de temps que prévu, encore et encore.',
      'Continuer à jouer pour regagner ce qui est perdu.',
      'Emprunter, vendre des biens ou laisser des factures impayées pour jouer.',
      'Cacher à sa famille ou à ses amis combien on joue.',
      'Penser au jeu au travail, à l’école ou au lit.',
      'Devenir agité ou irritable en essayant d’arrêter.',
      'Jouer pour fuir les soucis, la solitude ou la tristesse.',
      'Avoir besoin de mises plus grandes pour la même excitation.',
    ],
  },
  tools: {
    title: 'Ce que vous pouvez fixer',
    items: [
      {
        title: 'Limites de dépense',
        text: `Pour les achats et pour ce que vous perdez de chaque pièce, par jour, semaine ou mois. Plus bas\u00a0: tout de suite; plus haut\u00a0: après ${limitRules.loosenAfterHours}\u00a0heures, et seulement si vous confirmez.`,
      },
      {
        title: 'Limite de temps',
        text: 'Pour la durée du jeu. La partie en cours se termine, la suivante ne commence pas.',
      },
      {
        title: 'Rappels de session',
        text: `Le point toutes les ${formats.or(realityCheckMinutes.map(String))}\u00a0minutes\u00a0: le jeu s’arrête jusqu’à ce que vous ayez vu votre temps et votre résultat.`,
      },
      {
        title: 'Pause',
        text: `Une pause de ${formats.or(coolOffDays.map(String))}\u00a0jours. Elle finit d’elle-même et ne peut pas être raccourcie.`,
      },
      {
        title: 'Autoexclusion',
        text: `${formats.or(terms.map((term) => playBreaks.exclusion.term(term).toLowerCase())).replace(/^./, (first) => first.toUpperCase())}. Personne ne peut la lever avant son terme.`,
      },
    ],
    limits: 'Fixer des limites',
  },
  exclusion: {
    title: 'Arrêter pour longtemps',
    text: 'La page suivante dit ce que signifie une autoexclusion avant que quoi que ce soit n’arrive. Il faut votre mot de passe et un mot tapé.',
    request: 'Demander l’autoexclusion',
    signedOut: 'Connectez-vous d’abord\u00a0: c’est votre compte qui est fermé au jeu.',
  },
  underage: {
    title: 'Protéger les mineurs',
    text: `${brand.name} est réservé aux adultes. ${ages.byPlace}`,
    items: [
      `Nous demandons la date de naissance à l’inscription et n’ouvrons aucun compte à quiconque n’a pas l’âge minimal de son endroit.`,
      'Avant le premier prix payé, nous vérifions une pièce d’identité. Le compte d’un mineur est fermé et aucun prix n’est payé.',
      'Déconnectez-vous des appareils partagés et gardez votre mot de passe pour vous.',
      'Des logiciels de contrôle parental peuvent bloquer ce site sur les appareils de vos enfants.',
    ],
    report: 'Si vous croyez qu’un mineur joue ici, dites-le-nous.',
  },
};
