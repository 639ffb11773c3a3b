import { account as rules, welcomeOffer } from '@goldwren/rules';
import type { signUp as Shape } from '../../en/account/sign-up.ts';
import { coins } from '../coins/coins.ts';

export const signUp: typeof Shape = {
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  titles: ['Votre compte', 'À propos de vous'],
  goOn: 'Continuer',
  back: 'Retour',
  passwordHint: `Au moins ${rules.passwordMinLength} caractères. L’œil vous permet de vérifier ce que vous avez tapé.`,
  openTo: 'Pour les personnes qui habitent aux États-Unis ou au Canada.',
  nameHint:
    'Entrez votre nom tel qu’il figure sur votre pièce d’identité. Nous versons les prix seulement à cette personne.',
  whyRegion: 'Nous le demandons parce que les pièces Sweeps dépendent de l’endroit où vous habitez.',
  whyRegionWithout: 'Nous le demandons parce que les règles dépendent de l’endroit où vous habitez.',
  tooYoungIn: (years, name) =>
    `Il faut avoir ${years}\u00a0ans ou plus dans cette région (${name}). Si votre date de naissance est erronée, appuyez sur Retour et corrigez-la.`,
  wrongDate: 'Si votre date de naissance est erronée, appuyez sur Retour et corrigez-la.',
  later: { US: 'Ajouter mon État plus tard', CA: 'Ajouter ma province ou mon territoire plus tard' },
  laterHint: `Vous commencez avec ${coins.gold(welcomeOffer.goldHundredths)} seulement. Vos ${coins.sweeps(welcomeOffer.sweepsHundredths)} restent bloquées jusqu’à ce que vous l’ajoutiez dans votre tableau de bord.`,
  newTab: 'Ces textes s’ouvrent dans un nouvel onglet.',
  filledIn: 'Votre courriel et votre mot de passe sont déjà entrés. Appuyez sur Se connecter pour commencer.',
  useNew: 'Utilisez le courriel et le mot de passe de votre inscription.',
};
