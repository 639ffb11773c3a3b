import { payoutMethods, payoutTerms, redemptionLimits, redemptionStates } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/payout-methods-and-times.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, sc } from './phrases.ts';

const { gift_card: card } = payoutTerms;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous choisissez un mode de versement à chaque demande. Nous versons les prix seulement à vous, à votre propre nom vérifié.',
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
          `Une demande de plus de ${formats.usd(redemptionLimits.oneApprovalHundredths)} doit être approuvée par deux personnes.`,
          'Les délais mesurés sont à la page [Délais de versement](payout-times).',
        ],
      },
      limits: {
        title: 'Montants maximaux',
        text: [
          prizeTerms.limits,
          'Les jours et les mois suivent l’heure de l’Est. L’[écran d’échange](redeem) montre combien vous pouvez échanger maintenant.',
        ],
      },
      details: {
        title: 'Les coordonnées qu’il nous faut',
        text: [
          {
            list: [
              'Virement bancaire\u00a0: titulaire, banque, numéro d’acheminement et numéro de compte.',
              'Skrill et PayPal\u00a0: l’adresse courriel de ce compte.',
              'Chèque papier\u00a0: votre nom et votre adresse postale complète.',
              'Carte-cadeau Amazon\u00a0: l’adresse courriel qui reçoit le code.',
              'Carte Visa prépayée\u00a0: votre nom et votre adresse postale complète, comme sur votre preuve d’adresse vérifiée.',
            ],
          },
          'Nous chiffrons les coordonnées, puis n’en montrons qu’une partie. Vérifiez-les avant l’envoi. Si le fournisseur ne peut pas payer, votre versement prend plus de temps.',
        ],
      },
    },
  };
}
