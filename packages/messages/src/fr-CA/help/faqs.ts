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
  codes.length === 0 ? '' : `Nous n’ouvrons pas de compte dans ces États\u00a0: ${stateNames(codes)}. `;
const goldOnlyIn = (codes: readonly string[], consequence = '') =>
  codes.length === 0
    ? ''
    : `Les pièces Sweeps ne sont pas offertes dans ces États\u00a0: ${stateNames(codes)}.${consequence} `;

const categories: (typeof Shape)['categories'] = {
  start: {
    title: 'Pour commencer',
    questions: {
      'what-is-this': {
        question: `Qu’est-ce que ${brand.name}?`,
        answer: [
          'Un casino social avec un concours publicitaire. Vous jouez aux machines à sous et aux jeux de table avec des pièces d’or, pour le plaisir, ou avec des pièces Sweeps, que vous pouvez échanger contre des prix. Chaque jeu affiche ses chances avant que vous jouiez, et vous pouvez vérifier chaque partie.',
        ],
      },
      'who-may-play': {
        question: 'Qui peut jouer?',
        answer: ({ excluded, goldOnly }: HelpFacts) => [
          `Les adultes des États-Unis et du Canada. ${ages.byPlace} ${excludedIn(excluded)}${goldOnlyIn(goldOnly)}La liste complète est à la page [Où vous pouvez jouer](help/where-you-can-play).`,
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
          'Non. Votre compte est gratuit. Vous recevez des pièces d’or grâce au [boni quotidien](help/gold-coins-and-sweeps-coins) et des pièces Sweeps grâce aux [participations gratuites](free-entry). Vous pouvez acheter des pièces d’or, mais vous n’y êtes jamais obligé.',
        ],
        answerWithout: [
          'Non. Votre compte est gratuit, et vous recevez des pièces d’or grâce au [boni quotidien](help/gold-coins-and-sweeps-coins). Vous pouvez acheter des pièces d’or, mais vous n’y êtes jamais obligé.',
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
          `Les pièces d’or servent uniquement au divertissement et n’ont aucune valeur en argent. Les pièces Sweeps sont des participations promotionnelles. Une fois que vous les avez jouées, vous pouvez les échanger contre des prix, à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}.`,
        ],
      },
      'buy-sweeps': {
        question: 'Puis-je acheter des pièces Sweeps?',
        answer: [
          'Non. Elles sont gratuites\u00a0: avec un nouveau compte, par une [participation gratuite](free-entry) ou en boni avec un forfait de pièces d’or.',
        ],
      },
      playthrough: {
        question: 'Pourquoi dois-je jouer les pièces Sweeps avant de les échanger?',
        answer: [
          'Chaque pièce est une participation à un concours\u00a0: vous la jouez une fois avant de l’échanger. Les pièces que vous gagnez comptent comme jouées. Votre tableau de bord montre combien il vous en reste à jouer.',
        ],
      },
      expiry: {
        question: 'Les pièces expirent-elles?',
        answer: [
          `Les pièces d’or n’expirent pas. Les pièces Sweeps expirent après ${days(sweepsExpiry.idleDays)} sans connexion ni partie. Nous vous envoyons un courriel avant.`,
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
          'Avec Skrill, PayPal ou une carte de crédit ou de débit, sur la page du fournisseur de paiement. Nous ne voyons jamais votre carte. Voir [Acheter des pièces d’or](help/buy-gold-coins).',
        ],
      },
      'coins-late': {
        question: 'J’ai payé. Où sont mes pièces?',
        answer: [
          `Nous les ajoutons quand le fournisseur confirme le paiement, d’habitude en quelques secondes. Votre commande montre son état. Une commande qui n’est pas payée en ${hours(orderExpiryHours)} expire et ne coûte rien. Voir [Suivre une commande](help/check-an-order).`,
        ],
      },
      refund: {
        question: 'Puis-je être remboursé?',
        answer: [
          '[Écrivez-nous](contact) avec le numéro de commande. Quand nous rendons un paiement, nous retirons ses pièces. Voir [Remboursements et rétrofacturations](help/refunds-and-chargebacks).',
        ],
      },
      'better-chances': {
        question: 'Est-ce qu’acheter améliore mes chances?',
        answer: [
          'Non. Aucun achat requis. Un achat n’augmente pas vos chances. Les chances sont les mêmes pour chaque pièce et chaque personne.',
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
          `Au moins ${sc(cash.minimumHundredths)} par virement bancaire, Skrill, PayPal, chèque ou carte Visa prépayée, et ${sc(card.minimumHundredths)} pour une carte-cadeau Amazon. Vous devez les avoir jouées une fois et les détenir depuis ${hours(redemptionLimits.heldHours)}.`,
        ],
      },
      'how-long': {
        question: 'Combien de temps cela prend-il?',
        answer: [
          `L’examen prend ${businessDays(redemptionStates.in_review.businessDays)}. À compter de l’approbation, une carte-cadeau Amazon prend ${businessDays(card.businessDays)}, un virement bancaire, Skrill ou PayPal ${businessDays(cash.businessDays)}, un chèque ${businessDays(payoutTerms.check.businessDays)}, et une carte Visa prépayée ${businessDays(payoutTerms.card.businessDays)}. Les délais mesurés sont à la page [Délais de versement](payout-times).`,
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
            ? 'C’est possible. Nous ne retenons rien pour les joueurs du Canada. Voir [L’impôt sur les prix](help/taxes-on-prizes).'
            : `C’est possible. Aux États-Unis, il nous faut un W-9 quand vos prix d’une année atteignent ${formats.usd(w9FromCents)}. ${prizeTerms.withholding} Voir [L’impôt sur les prix](help/taxes-on-prizes).`,
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
          `Nous examinons les demandes en ligne en ${businessDays(entry.reviewBusinessDays)}, et les cartes dans les ${businessDays(entry.mailInBusinessDays)} suivant leur arrivée. Nous vous envoyons le résultat par courriel.`,
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
          `Demandez un lien à la page [Mot de passe oublié?](forgot-password). Il est valide pendant ${hours(account.resetLinkHours)}. Un nouveau mot de passe déconnecte tous les appareils.`,
        ],
      },
      'why-verify': {
        question: 'Pourquoi demandez-vous mes documents?',
        answer: [
          `La loi exige que nous sachions qui nous payons. Vous les envoyez une fois, avant votre premier prix\u00a0: une pièce d’identité avec photo, une preuve d’adresse d’au plus ${days(addressProofMaxDays)} et un égoportrait. L’examen prend de ${identityReview.targetHours.from} à ${hours(identityReview.targetHours.to)}. Voir [Vérifier votre identité](help/verify-your-identity).`,
        ],
      },
      'two-accounts': {
        question: 'Puis-je avoir plus d’un compte?',
        answer: ['Non. Une personne, un compte. Nous pouvons refuser les prix d’un deuxième compte.'],
      },
      'stay-signed-in': {
        question: 'Pourquoi ai-je été déconnecté?',
        answer: [
          `Nous vous déconnectons après ${hours(session.idleHours)} sans visite, et au plus tard après ${days(session.absoluteDays)}. Un nouveau mot de passe déconnecte aussi tous les appareils.`,
        ],
      },
      'take-a-break': {
        question: 'Comment arrêter ou jouer moins?',
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
          'Nous fixons chaque partie avant que votre navigateur crée sa graine, et les deux ensemble en décident. Votre navigateur vérifie chaque partie. Vous pouvez en vérifier de nouveau n’importe laquelle à la page [Équité](fairness).',
        ],
      },
      rtp: {
        question: 'Qu’est-ce que le taux de retour au joueur?',
        answer: [
          `La part de toutes les mises qu’un jeu rend sur un très grand nombre de parties. Nos jeux ont un taux de ${play.rtpMinPercent}\u00a0% à ${play.rtpMaxPercent}\u00a0%, calculé exactement. Chaque jeu affiche le sien.`,
        ],
      },
      disconnected: {
        question: 'Ma connexion a coupé pendant une partie. Que faire?',
        answer: [
          `Vous ne perdez rien. Rouvrez le jeu pour continuer la partie. Après ${formats.wait(play.idleSessionMinutes * 60)}, nous terminons une partie en cours selon sa règle publiée et ajoutons tout gain à votre solde.`,
        ],
      },
      'past-rounds': {
        question: 'Où trouver mes parties passées?',
        answer: [
          'Votre [tableau de bord](dashboard) montre vos dernières parties, [Activité](activity) chaque pièce reçue ou dépensée, et [Équité](fairness) la preuve de chaque partie.',
        ],
      },
      'get-help': {
        question: 'Comment joindre une personne?',
        answer: [
          `[Écrivez-nous](contact) à toute heure. Nous répondons en ${hours(support.answerWithinHours)} ou moins. Voir aussi le [Centre d’aide](help).`,
        ],
      },
    },
  },
};

export const faqs: typeof Shape = {
  title: 'Questions fréquentes',
  intro: 'Des réponses courtes. Pour en savoir plus, voir le [Centre d’aide](help).',
  jump: 'Catégories',
  linkTo: 'Lien vers cette réponse',
  more: 'Vous ne trouvez pas votre question?',
  contactSupport: 'Joindre le soutien',
  categories,
};
