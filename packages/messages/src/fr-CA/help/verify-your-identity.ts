import {
  addressProofMaxDays,
  documentUpload,
  identityReview,
  redemptionLimits,
  verificationDeadline,
} from '@goldwren/rules';
import type { article as Shape } from '../../en/help/verify-your-identity.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { targetHours: target, maxBusinessDays } = identityReview;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'La loi exige que nous sachions qui nous payons. Vous vérifiez votre identité une seule fois, avec votre premier échange.',
    sections: {
      documents: {
        title: 'Ce qu’il nous faut',
        text: [
          {
            list: [
              'Une pièce d’identité officielle avec photo\u00a0: passeport, permis de conduire ou carte d’identité, non expirée.',
              `Une preuve d’adresse\u00a0: une facture, un relevé bancaire ou une lettre officielle avec votre nom et votre adresse, datant d’au plus ${days(addressProofMaxDays)}.`,
              'Un égoportrait avec la même pièce à côté de votre visage.',
              'Aux États-Unis\u00a0: les derniers chiffres de votre numéro de sécurité sociale.',
            ],
          },
          `Les images sont en JPEG, PNG ou WebP, jusqu’à ${documentUpload.maxBytes / 1024 / 1024}\u00a0Mo chacune. Vous les envoyez depuis l’[écran d’échange](redeem), d’un fichier ou avec votre appareil photo.`,
        ],
      },
      pictures: {
        title: 'Comment prendre de bonnes photos',
        text: [
          {
            list: [
              'Tous les coins sont dans l’image et chaque ligne est lisible, sans reflet.',
              'Le nom et la date de naissance sont ceux de votre compte.',
              'Rien n’est couvert, rogné ou retouché.',
              'Sur l’égoportrait, votre visage et la pièce sont nets.',
            ],
          },
        ],
      },
      review: {
        title: 'L’examen',
        text: [
          `Il prend de ${target.from} à ${hours(target.to)}, et au plus ${maxBusinessDays}\u00a0jours ouvrables. L’écran montre la date prévue, et nous vous envoyons le résultat par courriel.`,
          'Si nous ne pouvons pas accepter un document, nous vous disons pourquoi. Renvoyez seulement celui-là.',
          `Si vous ne vérifiez pas votre identité dans les ${days(verificationDeadline.returnedAfterDays)} suivant votre demande, nous rendons les pièces à votre solde. Nous vous le rappelons après ${formats.and(verificationDeadline.remindedAfterDays.map(String))}\u00a0jours.`,
        ],
      },
      safe: {
        title: 'Ce que deviennent vos documents',
        text: [
          'Nous chiffrons vos documents et les conservons à part. Seul notre personnel de la conformité peut les voir, et nous consignons chaque consultation. Nous les supprimons quand nous n’en avons plus besoin.',
          `Vous devez aussi détenir les pièces depuis ${hours(redemptionLimits.heldHours)}, et votre compte doit avoir ${days(redemptionLimits.accountAgeDays)}. Voir [Échanger des pièces Sweeps](help/how-to-redeem).`,
        ],
      },
    },
  };
}
