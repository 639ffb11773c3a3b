import { support, supportHours } from '@goldwren/rules';
import type { help as Shape } from '../../en/help/help.ts';
import { hours } from './phrases.ts';

const clock = (hour: number) => `${hour}\u00a0h`;

export const help: typeof Shape = {
  title: 'Centre d’aide',
  intro: 'Cherchez dans tous les articles ou choisissez un sujet.',
  topics: {
    'getting-started': 'Pour commencer',
    account: 'Compte et profil',
    purchases: 'Achats et paiements',
    redemptions: 'Échanges',
  },
  articles: {
    'create-your-account': {
      title: 'Créer votre compte',
      summary: 'Qui peut s’inscrire, ce que nous demandons et ce qu’un nouveau compte reçoit.',
      keywords: 'inscription enregistrement âge courriel confirmer boni offre de bienvenue',
    },
    'gold-coins-and-sweeps-coins': {
      title: 'Pièces d’or et pièces Sweeps',
      summary: 'Deux monnaies\u00a0: une pour le plaisir, une que vous pouvez échanger contre des prix.',
      keywords: 'monnaie GC SC mise exigence expiration boni quotidien connexion VIP',
    },
    'play-your-first-game': {
      title: 'Jouer votre première partie',
      summary: 'Les mises, les règles et les chances, que faire si vous quittez une partie, et comment la vérifier.',
      keywords: 'taux de retour RTP miser parier lancer tours gratuits tableau table des gains équitable déconnexion',
    },
    'where-you-can-play': {
      title: 'Où vous pouvez jouer',
      summary: 'Les pays, les États exclus et ce qui change quand vous déménagez.',
      keywords: 'province région interdit lieu RPV VPN déménagement voyage',
    },
    'sign-in-and-security': {
      title: 'Se connecter et protéger son compte',
      summary: 'Un mot de passe oublié, les codes d’une application et les appareils connectés.',
      keywords: 'connexion mot de passe réinitialiser double authentification récupération piraté bloqué séance',
    },
    'your-details-and-data': {
      title: 'Vos renseignements et vos données',
      summary: 'Changer votre région, votre langue ou vos courriels, obtenir vos données ou fermer votre compte.',
      keywords: 'nom adresse province supprimer effacer exporter vie privée LPRPDE loi 25',
    },
    'verify-your-identity': {
      title: 'Vérifier votre identité',
      summary: 'Les documents qu’il faut, ce qui fait une bonne photo et la durée de l’examen.',
      keywords:
        'pièce d’identité passeport permis égoportrait selfie preuve d’adresse confirmer vérification téléverser',
    },
    'limits-and-breaks': {
      title: 'Limites, pauses et autoexclusion',
      summary: 'Limiter l’argent et le temps, faire une pause ou vous exclure.',
      keywords: 'jeu responsable dépendance limite de dépôt pause exclure arrêter rappel',
    },
    'buy-gold-coins': {
      title: 'Acheter des pièces d’or',
      summary: 'Les forfaits, les modes de paiement et quand vous recevez vos pièces.',
      keywords: 'achat payer paiement carte Skrill PayPal forfait dépôt prix',
    },
    'check-an-order': {
      title: 'Suivre une commande',
      summary: 'Ce que signifie chaque état d’une commande, et que faire s’il manque des pièces.',
      keywords: 'pièces manquantes pas reçues en attente échouée expirée reçu numéro de commande',
    },
    'refunds-and-chargebacks': {
      title: 'Remboursements et rétrofacturations',
      summary: 'Ce que deviennent les pièces quand un paiement est remboursé ou annulé.',
      keywords: 'rembourser contester annuler litige non autorisé',
    },
    'free-sweeps-coins': {
      title: 'Obtenir des pièces Sweeps gratuitement',
      summary: 'Aucun achat requis\u00a0: demandez-en en ligne ou par la poste, une fois par jour.',
      keywords: 'participation gratuite sans achat poste carte SC gratuites',
    },
    'how-to-redeem': {
      title: 'Échanger des pièces Sweeps',
      summary: 'Comment échanger vos pièces contre un prix, étape par étape, avec chaque règle.',
      keywords: 'retrait retirer encaisser argent prix échange jouées détenues',
    },
    'payout-methods-and-times': {
      title: 'Modes de versement et délais',
      summary: 'Le minimum et le délai de chaque mode, et les limites par jour et par mois.',
      keywords:
        'retrait virement bancaire PayPal Skrill chèque carte-cadeau Amazon carte Visa prépayée combien de temps',
    },
    'follow-a-redemption': {
      title: 'Suivre un échange',
      summary: 'Ce que signifie chaque état, qui agit ensuite et pourquoi nous pouvons retourner une demande.',
      keywords: 'statut en attente refusé retourné retard délai retrait',
    },
    'taxes-on-prizes': {
      title: 'L’impôt sur les prix et la question pour le Canada',
      summary: 'Le formulaire W-9, la retenue, le relevé annuel et la question d’habileté.',
      keywords: 'impôts taxe fisc IRS 1099 retenue question réglementaire calcul',
    },
  },
  search: {
    label: 'Chercher dans les articles',
    placeholder: 'Comment pouvons-nous vous aider?',
    hint: 'Appuyez sur / pour chercher, ↓ et ↑ pour choisir, Échap pour effacer.',
    clear: 'Effacer la recherche',
    found: (count) => (count === 1 ? 'Trouvé dans 1 article' : `Trouvé dans ${count} articles`),
    results: 'Résultats de la recherche',
    none: (query) => `Aucun article pour «\u00a0${query}\u00a0»`,
    noneText:
      'Essayez avec moins de mots ou d’autres mots, lisez les questions fréquentes ou écrivez-nous. Une personne vous répond.',
  },
  popular: 'Articles populaires',
  cards: {
    title: 'Parlez-nous',
    email: {
      title: 'Soutien par courriel',
      text: 'Écrivez-nous. Une personne vous répond par courriel.',
      link: 'Écrire un message',
    },
    chat: {
      title: 'Clavardage en direct',
      text: `Votre clavardage reste ouvert, même si vous fermez la page. Des personnes répondent directement de ${clock(supportHours.fromHour)} à ${clock(supportHours.toHour)}, heure de l’Est, tous les jours.`,
      link: 'Commencer à clavarder',
    },
    always: {
      title: 'Soutien en tout temps',
      text: `Écrivez à toute heure. Nous répondons en ${hours(support.answerWithinHours)} ou moins.`,
    },
  },
  notFoundAnswer: 'Vous ne trouvez pas ce qu’il vous faut?',
  contactSupport: 'Joindre le soutien',
  allFaqs: 'Questions fréquentes',
  article: {
    back: 'Tous les articles',
    inTopic: (topic) => `Aussi dans ${topic}`,
    unknown: 'Article introuvable',
    unknownText: 'Il n’y a pas d’article à cette adresse. Cherchez plutôt dans le centre d’aide.',
    helpful: 'Il vous reste une question?',
  },
};
