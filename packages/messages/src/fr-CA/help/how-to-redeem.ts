import { brand, payoutTerms, redemptionLimits, usdCentsOf } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/how-to-redeem.ts';
import { formats } from '../formats.ts';
import { days, hours, sc } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: `Vous pouvez échanger contre des prix les pièces Sweeps que vous avez jouées, à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}. Les pièces d’or ne peuvent pas être échangées.`,
    sections: {
      steps: {
        title: 'Demander un échange',
        text: [
          {
            steps: [
              'Ouvrez [Échanger](redeem). Le formulaire montre chaque condition, si vous la remplissez et, sinon, quand vous la remplirez.',
              `Entrez un montant\u00a0: au moins ${sc(payoutTerms.bank.minimumHundredths)}, ou ${sc(payoutTerms.gift_card.minimumHundredths)} pour une carte-cadeau Amazon.`,
              'Choisissez un mode de versement et entrez les coordonnées. Le compte de versement doit être à votre propre nom vérifié.',
              'Envoyez la demande. Nous retirons les pièces de votre solde tout de suite.',
              'La première fois, envoyez vos documents. Voir [Vérifier votre identité](help/verify-your-identity).',
            ],
          },
          'Vous ne pouvez pas annuler une demande pour jouer avec les pièces. Si nous ne l’approuvons pas, nous rendons les pièces automatiquement.',
        ],
      },
      amount: {
        title: 'Combien vous pouvez échanger',
        text: [
          'Vous pouvez échanger le plus petit de deux montants. L’écran montre les deux\u00a0:',
          {
            list: [
              'les pièces que vous avez jouées une fois;',
              `les pièces que vous détenez depuis ${hours(redemptionLimits.heldHours)}\u00a0: votre solde le plus bas de cette période.`,
            ],
          },
          'Ce que vous gagnez aujourd’hui compte demain, tant que vous l’avez encore.',
        ],
      },
      conditions: {
        title: 'Les autres conditions',
        text: [
          {
            list: [
              `Votre compte a au moins ${days(redemptionLimits.accountAgeDays)}, il est en règle, et aucun paiement n’a été annulé.`,
              'Votre adresse courriel est confirmée.',
              'Les prix sont offerts là où vous habitez.',
              `Aucune autre demande n’est ouverte, et la dernière date d’au moins ${hours(redemptionLimits.hoursBetween)}.`,
              'Vous respectez les limites par demande, par jour et par mois. Voir [Modes de versement](help/payout-methods-and-times).',
            ],
          },
          'Tout le monde peut lire toutes les conditions à la page [Échanges](redemptions).',
        ],
      },
    },
  };
}
