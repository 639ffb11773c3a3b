import { payoutMethods, payoutTerms, redemptionLimits, redemptionStates } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/payout-methods-and-times.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, sc } from './phrases.ts';

const { gift_card: card } = payoutTerms;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous choisissez à chaque demande comment être payé. Un versement va toujours à vous, à votre propre nom confirmé.',
    sections: {
      methods: {
        title: 'Les modes, le minimum et le délai',
        text: [
          {
            list: payoutMethods.map(
              (method) =>
                `${redemptions.methods[method]}\u00a0: à partir de ${sc(payoutTerms[method].minimumHundredths)}, ${businessDays(payoutTerms[method].businessDays)} à compter de l’approbation.`,
            ),
          },
          `Les cartes-cadeaux Amazon valent ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}.`,
        ],
      },
      before: {
        title: 'Avant le versement',
        text: [
          `L’examen prend ${businessDays(redemptionStates.in_review.businessDays)}. ${prizeTerms.fromApproval} Les jours ouvrables vont du lundi au vendredi, sauf les jours fériés fédéraux.`,
          `Une demande de plus de ${formats.usd(redemptionLimits.oneApprovalHundredths)} est approuvée par deux personnes.`,
          'Le temps vraiment pris ces derniers jours est mesuré et montré à tout le monde sous [Délais de versement](payout-times).',
        ],
      },
      limits: {
        title: 'Combien au plus',
        text: [
          prizeTerms.limits,
          'Les jours et les mois sont ceux de l’heure de l’Est. L’[écran d’échange](redeem) montre combien vous pouvez échanger maintenant.',
        ],
      },
      details: {
        title: 'Les coordonnées qu’il nous faut',
        text: [
          {
            list: [
              'Virement bancaire\u00a0: titulaire, banque, numéro d’acheminement et numéro de compte.',
              'Skrill et PayPal\u00a0: l’adresse courriel de votre compte là-bas.',
              'Chèque papier\u00a0: votre nom et votre adresse postale complète.',
              'Carte-cadeau Amazon\u00a0: l’adresse courriel qui reçoit le code.',
              'Carte Visa prépayée\u00a0: votre nom et votre adresse postale complète, comme sur votre preuve d’adresse vérifiée.',
            ],
          },
          'Elles sont chiffrées, et montrées ensuite en partie seulement. Vérifiez-les bien\u00a0: un versement que le fournisseur ne peut pas faire prend plus de temps.',
        ],
      },
    },
  };
}
