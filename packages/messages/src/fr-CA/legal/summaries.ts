import {
  brand,
  cookies,
  freeEntry,
  identityReview,
  type LegalDocument,
  legalTerms,
  payoutTerms,
  play,
  privacy,
  redemptionLimits,
  skillTest,
  support,
  sweepsExpiry,
  verificationDeadline,
  w9FromCents,
} from '@goldwren/rules';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';

const { liability, noticeDays } = legalTerms;
const { from: reviewFrom, to: reviewTo } = freeEntry.reviewBusinessDays;
const { from: mailFrom, to: mailTo } = freeEntry.mailInBusinessDays;

/** Short summaries of the legal texts. The English text is binding. */
export const legalSummaries: Readonly<Record<LegalDocument, readonly string[]>> = {
  terms: [
    `Le site s’adresse aux personnes de ${ages.inShort} qui habitent au Canada ou aux États-Unis, là où la loi le permet. Chaque personne a un seul compte.`,
    `Les pièces d’or servent au divertissement et n’ont aucune valeur en argent. Les pièces Sweeps ne s’achètent pas. Elles expirent après ${sweepsExpiry.idleDays}\u00a0jours sans connexion ni partie.`,
    `Le taux de retour de chaque jeu est publié et se situe entre ${play.rtpMinPercent}\u00a0% et ${play.rtpMaxPercent}\u00a0%. Vous pouvez fixer des limites, faire une pause ou vous exclure.`,
    `Notre responsabilité est limitée au plus élevé de deux montants\u00a0: ce que vous avez payé en ${liability.months}\u00a0mois, ou ${formats.usd(liability.leastCents)}. De nouvelles conditions sont annoncées ${noticeDays}\u00a0jours à l’avance.`,
  ],
  privacy: [
    'Nous recueillons ce qu’il faut pour tenir votre compte, jouer, payer des prix et respecter la loi. Nous ne vendons pas vos données et n’en faisons aucun profil publicitaire.',
    `Deux témoins seulement (${cookies.session.name} et ${cookies.device.name}) viennent de ce site, et aucun d’ailleurs.`,
    'Nous comparons les navigateurs, les réseaux et les renseignements des comptes, sous forme de codes, pour remarquer plusieurs comptes d’une même personne. Cela ne restreint rien à lui seul\u00a0: des personnes décident. Votre page de confidentialité montre ce que nous retenons contre votre compte, et comment le contester.',
    'Si vous activez les notifications, le service de votre navigateur (Apple, Google, Microsoft ou Mozilla) sait quand nous vous en envoyons une, mais ne peut pas la lire.',
    'Si vous choisissez de vérifier votre identité avec Stripe, Stripe recueille les images de votre pièce d’identité et de votre visage. Nous recevons seulement le résultat.',
    `Vous pouvez demander une copie de vos données, les faire corriger ou supprimer. Nous répondons en ${privacy.answerWithinDays}\u00a0jours au plus. Une atteinte à la sécurité qui vous met en danger vous est signalée en ${privacy.breachNoticeHours}\u00a0heures au plus.`,
    'Si vous vous êtes exclu, votre nom et votre date de naissance sont gardés chiffrés jusqu’à la fin de l’exclusion, même si votre compte est supprimé avant, pour vous reconnaître si vous vous inscrivez de nouveau.',
    'Vous pouvez vous plaindre au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
  ],
  rules: [
    'Aucun achat n’est nécessaire pour participer ou pour gagner, et un achat n’augmente pas vos chances.',
    `Une demande gratuite par jour et par personne, en ligne ou par la poste, donne ${coins.sweeps(freeEntry.grantHundredths)}; elle est examinée en ${reviewFrom} à ${reviewTo}\u00a0jours ouvrables, ou en ${mailFrom} à ${mailTo} par la poste.`,
    `Toutes les pièces Sweeps se valent, d’où qu’elles viennent\u00a0: mêmes jeux, mêmes chances, mêmes prix. Jouez chacune une fois avant de l’échanger.`,
    `Au Canada, vous répondez à une question d’habileté avant de recevoir un prix\u00a0: ${skillTest.secondsPerQuestion / 60}\u00a0minutes par question, ${skillTest.attempts}\u00a0essais au plus.`,
  ],
  'redemption-policy': [
    `Vous pouvez échanger ce que vous avez joué une fois et détenu pendant ${redemptionLimits.heldHours}\u00a0heures, à partir de ${formats.amount(payoutTerms.bank.minimumHundredths)}\u00a0${brand.sweepsCode}, ou de ${formats.amount(payoutTerms.gift_card.minimumHundredths)}\u00a0${brand.sweepsCode} pour une carte-cadeau Amazon.`,
    `Le compte doit avoir au moins ${redemptionLimits.accountAgeDays}\u00a0jours. Vous pouvez demander un échange par ${redemptionLimits.hoursBetween}\u00a0heures. Vous pouvez échanger jusqu’à ${formats.usd(redemptionLimits.dayHundredths)} par jour et ${formats.usd(redemptionLimits.monthHundredths)} par mois civil. ${prizeTerms.fromApproval}`,
    `Votre identité est vérifiée une fois, en ${identityReview.targetHours.from} à ${identityReview.targetHours.to}\u00a0heures. Une demande dont la vérification n’est pas terminée après ${verificationDeadline.returnedAfterDays}\u00a0jours vous est retournée.`,
    `Aux États-Unis, un formulaire W-9 est demandé dès ${formats.usd(w9FromCents)} par année. ${prizeTerms.withholding} Le soutien répond en ${support.answerWithinHours}\u00a0heures au plus.`,
  ],
};
