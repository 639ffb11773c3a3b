import { brand, payoutTerms, redemptionLimits, usdCentsOf } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/how-to-redeem.ts';
import { formats } from '../formats.ts';
import { days, hours, sc } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: `Les pièces Sweeps que vous avez jouées peuvent devenir un prix, à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}. Les pièces d’or, jamais.`,
    sections: {
      steps: {
        title: 'Demander un prix',
        text: [
          {
            steps: [
              'Ouvrez [Échanger](redeem). Chaque condition figure à côté du formulaire, remplie ou pas encore, et à partir de quand elle le sera.',
              `Entrez un montant\u00a0: au moins ${sc(payoutTerms.bank.minimumHundredths)}, ou ${sc(payoutTerms.gift_card.minimumHundredths)} pour une carte-cadeau Amazon.`,
              'Choisissez comment être payé, et où. La destination doit être à votre propre nom confirmé.',
              'Envoyez la demande. Les pièces quittent votre solde tout de suite.',
              'La première fois, envoyez vos documents\u00a0: voir [Confirmer votre identité](help/verify-your-identity).',
            ],
          },
          'Une demande ne peut pas être reprise pour jouer avec les pièces. Si elle n’est pas approuvée, elles reviennent d’elles-mêmes.',
        ],
      },
      amount: {
        title: 'Combien vous pouvez échanger',
        text: [
          'Le plus petit de ces nombres; l’écran montre les deux\u00a0:',
          {
            list: [
              'ce qui a été joué\u00a0: chaque pièce une fois, peu importe son origine;',
              `ce que vous détenez depuis ${hours(redemptionLimits.heldHours)}\u00a0: votre solde le plus bas de cette période.`,
            ],
          },
          'Ce que vous avez gagné aujourd’hui compte donc demain, tant que vous ne le rejouez pas.',
        ],
      },
      conditions: {
        title: 'Les autres conditions',
        text: [
          {
            list: [
              `Votre compte a au moins ${days(redemptionLimits.accountAgeDays)}, il est en règle, et aucun paiement n’a été contesté.`,
              'Votre adresse courriel est confirmée.',
              'Les prix sont offerts là où vous habitez.',
              `Aucune autre demande n’est ouverte, et la dernière date d’au moins ${hours(redemptionLimits.hoursBetween)}.`,
              'Les limites par demande, par jour et par mois\u00a0: voir [Modes de versement](help/payout-methods-and-times).',
            ],
          },
          'Tout le monde peut les lire sous [Échanges](redemptions).',
        ],
      },
    },
  };
}
