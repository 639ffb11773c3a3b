import {
  account,
  addressProofMaxDays,
  brand,
  freeEntry as entry,
  identityReview,
  mailInCard,
  orderExpiryHours,
  payoutTerms,
  play,
  redemptionLimits,
  redemptionStates,
  session,
  support,
  sweepsExpiry,
  usdCentsOf,
  w9FromCents,
  welcomeOffer,
} from '@goldwren/rules';
import type { faqs as Shape } from '../../en/help/faqs.ts';
import type { HelpFacts } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { businessDays, days, gc, hours, sc } from './phrases.ts';

const { bank: cash, gift_card: card } = payoutTerms;
const inches = `${mailInCard.replace('x', '\u00a0×\u00a0')}\u00a0pouces`;

const stateNames = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

const excludedIn = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `Ces États sont exclus\u00a0: ${stateNames(codes)}. `;
const goldOnlyIn = (codes: readonly string[], consequence = '') =>
  codes.length === 0 ? '' : `Les pièces Sweeps ne sont pas offertes ici\u00a0: ${stateNames(codes)}.${consequence} `;

const categories: (typeof Shape)['categories'] = {
  start: {
    title: 'Pour commencer',
    questions: {
      'what-is-this': {
        question: `Qu’est-ce que ${brand.name}?`,
        answer: [
          'Un casino social avec un sweepstakes\u00a0: vous jouez aux machines à sous et aux jeux de table avec des pièces d’or, pour le plaisir, ou avec des pièces Sweeps, qui peuvent devenir des prix. Chaque jeu affiche ses chances avant que vous jouiez, et chaque partie peut être vérifiée.',
        ],
      },
      'who-may-play': {
        question: 'Qui peut jouer?',
        answer: ({ excluded, goldOnly }: HelpFacts) => [
          `Les adultes des États-Unis et du Canada. ${ages.byPlace} ${excludedIn(excluded)}${goldOnlyIn(goldOnly)}[Où vous pouvez jouer](help/where-you-can-play) donne la liste complète.`,
        ],
      },
      'what-do-i-get': {
        question: 'Qu’est-ce que je reçois en m’inscrivant?',
        answer: ({ goldOnly }: HelpFacts) => [
          `${gc(welcomeOffer.goldHundredths)} et ${sc(welcomeOffer.sweepsHundredths)}, ajoutées tout de suite à votre nouveau compte. ${goldOnlyIn(goldOnly, ' Vous y recevez seulement les pièces d’or.')}Aucun achat requis. [S’inscrire](register) prend une minute.`,
        ],
        answerWithout: [
          `${gc(welcomeOffer.goldHundredths)}, ajoutées tout de suite à votre nouveau compte. Aucun achat requis. [S’inscrire](register) prend une minute.`,
        ],
      },
      'is-it-free': {
        question: 'Est-ce que cela coûte quelque chose?',
        answer: [
          'Non. Le compte est gratuit, un [boni quotidien](help/gold-coins-and-sweeps-coins) apporte des pièces d’or, et les [participations gratuites](free-entry) apportent des pièces Sweeps. Vous pouvez acheter des pièces d’or, sans jamais y être obligé.',
        ],
        answerWithout: [
          'Non. Le compte est gratuit, et un [boni quotidien](help/gold-coins-and-sweeps-coins) apporte des pièces d’or. Vous pouvez acheter des pièces d’or, sans jamais y être obligé.',
        ],
      },
    },
  },
  coins: {
    title: 'Pièces d’or et pièces Sweeps',
    questions: {
      'two-currencies': {
        question: 'Quelle est la différence entre les deux?',
        answer: [
          `Les pièces d’or servent uniquement au divertissement et n’ont aucune valeur en argent. Les pièces Sweeps sont des participations promotionnelles\u00a0: une fois jouées, elles peuvent être échangées contre des prix, à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}.`,
        ],
      },
      'buy-sweeps': {
        question: 'Puis-je acheter des pièces Sweeps?',
        answer: [
          'Non. Elles viennent gratuitement\u00a0: avec un nouveau compte, par une [participation gratuite](free-entry) ou en boni avec un forfait de pièces d’or.',
        ],
      },
      playthrough: {
        question: 'Pourquoi dois-je jouer les pièces Sweeps avant de les échanger?',
        answer: [
          'Chacune doit être jouée une fois, peu importe son origine; c’est une participation à un sweepstakes, pas de l’argent à faire suivre. Ce que vous gagnez compte comme joué. Votre tableau de bord montre ce qu’il reste à jouer.',
        ],
      },
      expiry: {
        question: 'Les pièces expirent-elles?',
        answer: [
          `Les pièces d’or, non. Les pièces Sweeps expirent après ${days(sweepsExpiry.idleDays)} sans connexion ni partie; nous vous écrivons avant.`,
        ],
      },
    },
  },
  payments: {
    title: 'Achats et paiements',
    questions: {
      'how-to-pay': {
        question: 'Comment puis-je payer?',
        answer: [
          'Avec Skrill, PayPal ou une carte de crédit ou de débit, sur la page du fournisseur de paiement. Nous ne voyons jamais votre carte. Plus de détails sous [Acheter des pièces d’or](help/buy-gold-coins).',
        ],
      },
      'coins-late': {
        question: 'J’ai payé. Où sont mes pièces?',
        answer: [
          `Elles sont ajoutées dès que le fournisseur confirme le paiement, d’habitude en quelques secondes. Votre commande montre son état; une commande qui n’est pas payée en ${hours(orderExpiryHours)} expire et ne coûte rien. Voir [Suivre une commande](help/check-an-order).`,
        ],
      },
      refund: {
        question: 'Puis-je être remboursé?',
        answer: [
          '[Écrivez-nous](contact) avec le numéro de commande. Quand un paiement repart, ses pièces aussi. Voir [Remboursements et rétrofacturations](help/refunds-and-chargebacks).',
        ],
      },
      'better-chances': {
        question: 'Est-ce qu’acheter améliore mes chances?',
        answer: [
          'Non. Aucun achat requis. Un achat n’augmente pas vos chances. Elles sont les mêmes pour chaque pièce et chaque personne.',
        ],
      },
    },
  },
  prizes: {
    title: 'Échange contre des prix',
    questions: {
      minimum: {
        question: 'Combien me faut-il pour échanger?',
        answer: [
          `Au moins ${sc(cash.minimumHundredths)} par virement bancaire, Skrill, PayPal, chèque ou carte Visa prépayée, et ${sc(card.minimumHundredths)} pour une carte-cadeau Amazon. Elles doivent avoir été jouées une fois et détenues pendant ${hours(redemptionLimits.heldHours)}.`,
        ],
      },
      'how-long': {
        question: 'Combien de temps cela prend-il?',
        answer: [
          `L’examen prend ${businessDays(redemptionStates.in_review.businessDays)}. À compter de l’approbation, une carte-cadeau Amazon prend ${businessDays(card.businessDays)}, un virement bancaire, Skrill ou PayPal ${businessDays(cash.businessDays)}, un chèque ${businessDays(payoutTerms.check.businessDays)}, et une carte Visa prépayée ${businessDays(payoutTerms.card.businessDays)}. Le temps vraiment pris figure sous [Délais de versement](payout-times).`,
        ],
      },
      'prize-limits': {
        question: 'Y a-t-il une limite?',
        answer: [`Vous pouvez envoyer une demande en ${hours(redemptionLimits.hoursBetween)}. ${prizeTerms.limits}`],
      },
      taxes: {
        question: 'Dois-je payer de l’impôt sur les prix?',
        answer: ({ inCanada }: HelpFacts) => [
          inCanada
            ? 'C’est possible. Nous ne retenons rien pour les personnes du Canada. Voir [L’impôt sur les prix](help/taxes-on-prizes).'
            : `C’est possible. Aux États-Unis, il nous faut un W-9 dès que les prix d’une année atteignent ${formats.usd(w9FromCents)}. ${prizeTerms.withholding} Voir [L’impôt sur les prix](help/taxes-on-prizes).`,
        ],
      },
    },
  },
  free: {
    title: 'Aucun achat requis',
    questions: {
      'free-way': {
        question: 'Comment obtenir des pièces Sweeps sans acheter?',
        answer: [
          `Remplissez le formulaire [SC gratuites](free-entry), ou postez une carte de ${inches} écrite à la main. Chaque participation approuvée ajoute ${sc(entry.grantHundredths)}.`,
        ],
      },
      'how-often': {
        question: 'À quelle fréquence puis-je en demander?',
        answer: ['Une fois par jour, en ligne et par la poste confondues. Un jour commence à minuit, heure de l’Est.'],
      },
      'entry-time': {
        question: 'Quand est-ce que je les reçois?',
        answer: [
          `Les demandes en ligne sont examinées en ${businessDays(entry.reviewBusinessDays)}, les cartes dans les ${businessDays(entry.mailInBusinessDays)} suivant leur arrivée. Vous recevez un courriel dans tous les cas.`,
        ],
      },
      'same-coins': {
        question: 'Les pièces Sweeps gratuites valent-elles moins?',
        answer: ['Non. Mêmes jeux, mêmes chances, mêmes règles, mêmes prix.'],
      },
    },
  },
  security: {
    title: 'Compte et sécurité',
    questions: {
      'lost-password': {
        question: 'J’ai oublié mon mot de passe. Que faire?',
        answer: [
          `Demandez un lien sous [Mot de passe oublié?](forgot-password). Il est valide pendant ${hours(account.resetLinkHours)}, et un nouveau mot de passe déconnecte tous les appareils.`,
        ],
      },
      'why-verify': {
        question: 'Pourquoi demandez-vous des documents?',
        answer: [
          `La loi veut que nous sachions qui nous payons. Une fois, avant votre premier prix\u00a0: une pièce d’identité avec photo, une preuve d’adresse d’au plus ${days(addressProofMaxDays)} et un égoportrait. Cela prend de ${identityReview.targetHours.from} à ${hours(identityReview.targetHours.to)}. Voir [Confirmer votre identité](help/verify-your-identity).`,
        ],
      },
      'two-accounts': {
        question: 'Puis-je avoir plus d’un compte?',
        answer: ['Non. Une personne, un compte. Les prix d’un deuxième peuvent être refusés.'],
      },
      'stay-signed-in': {
        question: 'Pourquoi ai-je été déconnecté?',
        answer: [
          `Après ${hours(session.idleHours)} sans visite, et au plus tard après ${days(session.absoluteDays)}. Un nouveau mot de passe déconnecte aussi tous les appareils.`,
        ],
      },
      'take-a-break': {
        question: 'Comment arrêter, ou ralentir?',
        answer: [
          'Fixez une limite, faites une pause ou excluez-vous\u00a0: voir [Limites, pauses et autoexclusion](help/limits-and-breaks) et [Jeu responsable](responsible-play).',
        ],
      },
    },
  },
  games: {
    title: 'Jeux et parties',
    questions: {
      'are-games-fair': {
        question: 'Comment savoir qu’un jeu est équitable?',
        answer: [
          'Chaque partie est fixée avant que votre navigateur crée sa graine, et les deux en décident. Votre navigateur vérifie chaque partie; vous pouvez en revérifier n’importe laquelle sous [Équité](fairness).',
        ],
      },
      rtp: {
        question: 'Qu’est-ce que le taux de retour au joueur?',
        answer: [
          `La part des mises qu’un jeu rend sur un très grand nombre de parties. Les nôtres vont de ${play.rtpMinPercent}\u00a0% à ${play.rtpMaxPercent}\u00a0%, calculés exactement; chaque jeu montre le sien.`,
        ],
      },
      disconnected: {
        question: 'Ma connexion a coupé au milieu d’une partie.',
        answer: [
          `Rien n’est perdu. Rouvrez le jeu, et la partie est là. Après ${formats.wait(play.idleSessionMinutes * 60)}, une partie ouverte est terminée selon sa règle publiée, et un gain est dans votre solde.`,
        ],
      },
      'past-rounds': {
        question: 'Où voir les parties que j’ai jouées?',
        answer: [
          'Votre [tableau de bord](dashboard) montre les dernières, [Activité](activity) chaque pièce reçue ou partie, et [Équité](fairness) la preuve de chaque partie.',
        ],
      },
      'get-help': {
        question: 'Comment joindre une personne?',
        answer: [
          `[Écrivez-nous](contact) à toute heure; nous répondons en ${hours(support.answerWithinHours)} ou moins. Le [Centre d’aide](help) en dit plus.`,
        ],
      },
    },
  },
};

export const faqs: typeof Shape = {
  title: 'Questions fréquentes',
  intro: 'Des réponses courtes. Le [Centre d’aide](help) donne les longues.',
  jump: 'Catégories',
  linkTo: 'Lien vers cette réponse',
  more: 'Votre question n’y est pas?',
  contactSupport: 'Joindre le soutien',
  categories,
};
