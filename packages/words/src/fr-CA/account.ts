import { brand, account as rules, welcomeOffer } from '@goldwren/rules';
import type { account as Shape } from '../en/account.ts';
import { ages } from './ages.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';

export const account: typeof Shape = {
  email: 'Courriel',
  password: 'Mot de passe',
  loginForm: 'Connexion',
  loggingIn: 'Connexion en cours…',
  welcomeBack: 'Heureux de vous revoir. Vos soldes sont là où vous les avez laissés.',
  newHere: 'Nouveau ici?',
  forgot: 'Mot de passe oublié?',
  ratherNot: 'Vous préférez ne pas vous inscrire?',
  enterFree: 'Participer sans achat',
  registered: 'Inscription réussie! Veuillez vous connecter.',
  signUpForm: 'Inscription',
  welcome: (goldOnly) =>
    `Un nouveau compte commence avec ${coins.gold(welcomeOffer.goldHundredths)} et ${coins.sweeps(welcomeOffer.sweepsHundredths)}. Aucun achat requis.${
      goldOnly === '' ? '' : ` Les pièces Sweeps ne sont pas offertes ici\u00a0: ${goldOnly}.`
    }`,
  already: 'Vous avez déjà un compte?',
  accept: 'En vous inscrivant, vous acceptez les',
  terms: 'conditions d’utilisation',
  andThe: 'et les',
  rules: 'règles du sweepstakes',
  haveRead: ', et confirmez avoir lu la',
  privacy: 'politique de confidentialité',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  passwordHint: `Au moins ${rules.passwordMinLength} caractères.`,
  confirmPassword: 'Confirmer le mot de passe',
  birthDate: 'Date de naissance',
  mustBe: `${rules.minimumAgeYears}\u00a0ans ou plus pour s’inscrire`,
  agesByPlace: ages.byPlace,
  country: 'Pays',
  noRegion: {
    US: `Sans État, vos ${coins.sweeps(welcomeOffer.sweepsHundredths)} restent bloquées jusqu’à ce que vous l’ajoutiez dans votre tableau de bord.`,
    CA: `Sans province ni territoire, vos ${coins.sweeps(welcomeOffer.sweepsHundredths)} restent bloquées jusqu’à ce que vous l’ajoutiez dans votre tableau de bord.`,
  },
  closedIn: (name) => `${brand.name} n’est pas offert dans cette région (${name}).`,
  goldOnlyIn: (name) =>
    `Les pièces Sweeps ne sont pas offertes dans cette région (${name}). Votre compte commence avec ${coins.gold(welcomeOffer.goldHundredths)} seulement.`,
  ageIn: (years, name) => `Il faut avoir ${years}\u00a0ans ou plus dans cette région (${name}).`,
  notIn: (regions) => `Non offert dans ces régions\u00a0: ${regions}`,
  creating: 'Création de votre compte…',
  marked: 'Veuillez vérifier les champs signalés.',
  forgotIntro: 'Nous envoyons à votre adresse courriel un lien pour en choisir un nouveau.',
  linkSent: `Si un compte existe avec cette adresse, un lien est en route. Il est valide pendant ${rules.resetLinkHours}\u00a0${formats.plural(rules.resetLinkHours, { one: 'heure', other: 'heures' })}.`,
  forgotForm: 'Mot de passe oublié',
  sending: 'Envoi…',
  sendLink: 'M’envoyer un lien',
  resetIntro: 'Tous les appareils qui utilisent ce compte seront déconnectés.',
  resetForm: 'Choisir un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  saving: 'Enregistrement…',
  setPassword: 'Enregistrer le mot de passe',
  passwordSet: 'Votre mot de passe est enregistré. Veuillez vous connecter.',
  verifyIntro: 'Un clic suffit pour montrer que cette adresse est la vôtre.',
  verified: 'Votre adresse courriel est confirmée.',
  toDashboard: 'Aller au tableau de bord',
  verifying: 'Confirmation…',
  verify: 'Confirmer mon adresse',
  totpCode: 'Code de votre application d’authentification',
  recoveryCode: 'Code de récupération',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser un code de l’application',
};
