import { addressProofMaxDays } from '@goldwren/rules';
import type { identity as Shape } from '../../en/account/identity.ts';

const documents: (typeof Shape)['documents'] = {
  government_id: 'pièce d’identité officielle avec photo',
  address_proof: 'preuve d’adresse',
  selfie: 'égoportrait avec votre pièce d’identité',
};

const needs: (typeof Shape)['needs'] = {
  ...documents,
  ssn_last4: 'quatre derniers chiffres de votre numéro de sécurité sociale américain',
};

const reasons: (typeof Shape)['reasons'] = {
  unreadable: 'Nous ne pouvons pas le lire. Reprenez la photo sous un bon éclairage, sans reflet.',
  cut_off: 'Une partie est coupée. Les quatre coins doivent être dans l’image.',
  wrong_document: 'Ce n’est pas le document que nous avons demandé.',
  expired: 'Le document est expiré. Envoyez-en un qui est encore valide.',
  too_old: `Le document date de plus de ${addressProofMaxDays}\u00a0jours. Envoyez-en un plus récent.`,
  name_differs: 'Le nom qui y figure n’est pas celui de votre compte.',
  birth_date_differs: 'La date de naissance qui y figure n’est pas celle de votre compte.',
  address_missing: 'Il ne montre pas à la fois votre nom et votre adresse.',
  face_differs: 'Nous ne pouvons pas confirmer que vous êtes la personne de votre pièce d’identité.',
  id_not_held: 'Votre pièce d’identité doit être sur la photo, à côté de votre visage et lisible.',
  altered: 'L’image semble avoir été modifiée. Envoyez-la telle que votre appareil l’a prise.',
};

const ssnRefused =
  'Les quatre derniers chiffres de votre numéro de sécurité sociale américain ne correspondent pas à vos documents.';

export const identity: typeof Shape = { documents, needs, reasons, ssnRefused };
