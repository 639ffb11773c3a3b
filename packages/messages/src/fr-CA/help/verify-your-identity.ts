import { addressProofMaxDays, documentUpload, identityReview, redemptionLimits, unverified } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/verify-your-identity.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { targetHours: target, maxBusinessDays } = identityReview;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'La loi veut que nous sachions qui nous payons. Vous confirmez votre identité une fois, avec votre premier échange; tous les suivants s’appuient sur la même vérification.',
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
        title: 'Des images acceptées du premier coup',
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
          `Il prend de ${target.from} à ${hours(target.to)}, et au plus ${maxBusinessDays}\u00a0jours ouvrables. Vous recevez un courriel, et l’écran montre pour quand il est prévu.`,
          'Si un document n’est pas accepté, vous lisez pourquoi. Renvoyez celui-là; les autres restent.',
          `Un échange qui n’est pas vérifié dans les ${days(unverified.returnedAfterDays)} de sa demande revient à votre solde. Nous vous le rappelons après ${formats.and(unverified.remindedAfterDays.map(String))}\u00a0jours.`,
        ],
      },
      safe: {
        title: 'Ce que deviennent vos documents',
        text: [
          'Ils sont chiffrés, gardés à l’écart du site et vus seulement par notre personnel de la conformité; chaque consultation est consignée. Ils sont supprimés dès que plus rien ne les exige.',
          `La durée pendant laquelle les pièces ont été détenues (${hours(redemptionLimits.heldHours)}) et l’âge de votre compte (${days(redemptionLimits.accountAgeDays)}) sont des conditions à part; voir [Échanger des pièces Sweeps](help/how-to-redeem).`,
        ],
      },
    },
  };
}
