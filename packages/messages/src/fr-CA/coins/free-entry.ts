import { brand, freeEntry as rules } from '@goldwren/rules';
import type { freeEntry as Shape } from '../../en/coins/free-entry.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { coins } from './coins.ts';

const { reviewBusinessDays: review, mailInBusinessDays: mailIn } = rules;
const card = '3\u00a0×\u00a05\u00a0pouces';

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
  processed: `Les cartes sont traitées dans les ${mailIn.from} à ${mailIn.to} jours ouvrables suivant leur arrivée. Une participation par personne et par jour, en ligne et par la poste confondues.`,
  submitted: 'Demande envoyée!',
  review: `Nous l’examinons dans un délai de ${review.from} à ${review.to} jours ouvrables et vous écrivons par courriel.`,
  reference: 'Votre référence',
  tomorrow: 'Vous pourrez envoyer votre prochaine demande demain.',
  loading: 'Recherche de votre participation gratuite',
  askedToday: 'Vous avez fait votre demande aujourd’hui',
  nextRequest: (at) => `Vous pouvez envoyer votre prochaine demande à partir du ${at}, heure de l’Est.`,
  titleWithout: 'Participation gratuite',
  noSweepsIn: (place) =>
    `Les pièces Sweeps ne sont pas offertes ici\u00a0: ${place}. Vous ne pouvez donc pas demander de participation gratuite.`,
  whatHolds: 'Ce que vous pouvez faire',
  playWithGold:
    'Vous pouvez jouer à tous les jeux avec des pièces d’or, aux mêmes chances. Elles sont gratuites chaque jour grâce au boni de connexion et n’ont aucune valeur en argent.',
  refusals: {
    account_suspended: 'Votre compte est suspendu; nous ne pouvons pas accorder de participation.',
    self_excluded: 'Vous vous êtes exclu du jeu; nous ne pouvons pas accorder de participation.',
    exclusion_review: 'Nous examinons votre compte. Une participation est accordée une fois l’examen terminé.',
    cooling_off: 'Vous faites une pause; nous ne pouvons pas accorder de participation.',
    region_blocked: 'Les participations gratuites ne sont pas offertes là où vous habitez ou vous trouvez.',
    email_unverified:
      'Confirmez d’abord votre courriel\u00a0: une participation n’est accordée qu’à une adresse confirmée. Le lien est dans notre courriel.',
  },
  same: 'Les mêmes pièces pour tous',
  sameText:
    'Les chances, les jeux et les prix sont les mêmes pour chaque SC, peu importe son origine\u00a0: participation gratuite, cadeau ou boni d’un forfait. Aucun achat requis. Un achat n’augmente pas vos chances.',
  who: 'Qui peut participer',
  whoText: (excluded, goldOnly) =>
    `Les adultes des États-Unis et du Canada. ${ages.byPlace} Nul dans ces régions\u00a0: ${excluded}, et là où la loi l’interdit${goldOnly === null ? '' : `; les pièces Sweeps ne sont pas offertes ici\u00a0: ${goldOnly}`}. Une participation approuvée ajoute ${formats.amount(rules.grantHundredths)}\u00a0${brand.sweepsCode}. Elle vous attend ${rules.heldDays}\u00a0jours, le temps de`,
  signUp: 'vous inscrire',
  andVerify: 'et de confirmer votre adresse courriel. Les conditions complètes se trouvent dans les',
  rules: 'règles du sweepstakes',
};
