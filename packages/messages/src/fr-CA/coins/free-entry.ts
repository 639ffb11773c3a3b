import { brand, mailInCard, freeEntry as rules } from '@goldwren/rules';
import type { freeEntry as Shape } from '../../en/coins/free-entry.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { coins } from './coins.ts';

const { reviewBusinessDays: review, mailInBusinessDays: mailIn } = rules;
const card = `${mailInCard.replace('x', '\u00a0×\u00a0')}\u00a0pouces`;

export const freeEntry: typeof Shape = {
  title: 'SC gratuites',
  intro: `Demandez ${coins.sweeps(rules.grantHundredths)} sans rien acheter, une fois par jour, en ligne ou par la poste.`,
  online: 'Participer en ligne',
  form: 'Participation gratuite',
  fullName: 'Nom complet',
  email: 'Courriel',
  emailHint:
    'Nous ajoutons les pièces au compte associé à ce courriel. Si vous n’en avez pas encore, nous les gardons pour vous.',
  birthDate: 'Date de naissance',
  birthDateHint: `Il faut avoir ${ages.inShort}.`,
  address: 'Adresse postale',
  addressHint: 'Rue, ville, État ou province, code postal, pays.',
  limit:
    'Une demande par personne et par jour. Une deuxième demande le même jour est refusée. Le jour suivant commence à minuit, heure de l’Est.',
  sending: 'Envoi de votre demande…',
  submit: 'Envoyer la demande',
  byMail: 'Ou participer par la poste',
  takeCard: `Prenez une carte de ${card} et écrivez-y à la main\u00a0:`,
  onCard: `Sur la carte de ${card}`,
  cardLines: ['Votre nom', 'Votre courriel', 'Votre date de naissance', 'Votre adresse postale'],
  mailTo: 'Mettez-la dans une enveloppe affranchie et postez-la à\u00a0:',
  processed: `Nous traitons les cartes dans les ${mailIn.from} à ${mailIn.to} jours ouvrables suivant leur arrivée. Une participation par personne et par jour, en ligne et par la poste confondues.`,
  submitted: 'Demande envoyée!',
  review: `Nous l’examinons dans un délai de ${review.from} à ${review.to} jours ouvrables et vous écrivons par courriel.`,
  reference: 'Votre référence',
  tomorrow: 'Vous pourrez envoyer votre prochaine demande demain.',
  loading: 'Chargement de votre participation gratuite',
  requestedToday: 'Vous avez envoyé la demande d’aujourd’hui',
  nextRequest: (at) => `Vous pouvez envoyer votre prochaine demande à partir du ${at}, heure de l’Est.`,
  titleWithout: 'Participation gratuite',
  noSweepsIn: (place) =>
    `Les pièces Sweeps ne sont pas offertes dans cette région (${place}). Vous ne pouvez donc pas demander de participation gratuite.`,
  whatYouCanDo: 'Ce que vous pouvez faire',
  playWithGold:
    'Vous pouvez jouer à tous les jeux avec des pièces d’or, avec les mêmes chances. Elles sont gratuites chaque jour grâce au boni de connexion et n’ont aucune valeur en argent.',
  refusals: {
    account_suspended: 'Votre compte est suspendu. Nous ne pouvons donc pas accorder de participation.',
    self_excluded: 'Vous vous êtes exclu du jeu. Nous ne pouvons donc pas accorder de participation.',
    exclusion_review: 'Nous examinons votre compte. Nous accordons une participation une fois l’examen terminé.',
    cooling_off: 'Vous faites une pause. Nous ne pouvons donc pas accorder de participation.',
    region_blocked: 'Les participations gratuites ne sont pas offertes là où vous habitez ou vous trouvez.',
    email_unverified:
      'Confirmez d’abord votre adresse courriel. Nous accordons des participations seulement aux adresses confirmées. Utilisez le lien du courriel que nous vous avons envoyé.',
  },
  same: 'Les mêmes pièces pour tous',
  sameText:
    'Les chances, les jeux et les prix sont les mêmes pour chaque SC, qu’elle vienne d’une participation gratuite, d’un cadeau ou du boni d’un forfait. Aucun achat requis. Un achat n’augmente pas vos chances.',
  who: 'Qui peut participer',
  whoText: (excluded, goldOnly) =>
    `Les adultes des États-Unis et du Canada. ${ages.byPlace} Nul dans ces régions\u00a0: ${excluded}, et là où la loi l’interdit${goldOnly === null ? '' : `; les pièces Sweeps ne sont pas offertes dans ces régions\u00a0: ${goldOnly}`}. Une participation approuvée ajoute ${formats.amount(rules.grantHundredths)}\u00a0${brand.sweepsCode}. Vous avez ${rules.heldDays}\u00a0jours pour`,
  signUp: 'vous inscrire',
  andVerify: 'et confirmer votre adresse courriel. Les conditions complètes se trouvent dans le',
  rules: 'règlement du concours',
};
