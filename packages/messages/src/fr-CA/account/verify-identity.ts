import { addressProofMaxDays, documentUpload, identityReview } from '@goldwren/rules';
import type { verifyIdentity as Shape } from '../../en/account/verify-identity.ts';
import { formats } from '../formats.ts';

const { targetHours: target, maxBusinessDays } = identityReview;
const megabytes = documentUpload.maxBytes / 1024 / 1024;

export const verifyIdentity: typeof Shape = {
  vendor: {
    title: (name) => `Vérification avec ${name}`,
    what: (name) =>
      `${name} vérifie votre pièce d’identité et votre visage sur sa propre page, en quelques minutes. Cela remplace la pièce d’identité et l’égoportrait ci-dessous. ${name} conserve les images, et nous ne les recevons pas.`,
    start: (name) => `Vérifier avec ${name}`,
    continue: (name) => `Continuer avec ${name}`,
    opening: 'Ouverture…',
    states: {
      open: 'Cette vérification n’est pas terminée. Continuez-la, ou envoyez plutôt vos documents.',
      processing: 'Nous attendons le résultat. Cette page l’affichera dès qu’il sera arrivé.',
      verified: 'Votre pièce d’identité et votre visage sont vérifiés. Envoyez ce qui manque encore pour l’examen.',
      canceled: 'Cette vérification a pris fin sans résultat. Recommencez-la, ou envoyez plutôt vos documents.',
      unclear: 'Nous n’avons pas de résultat clair. Envoyez plutôt vos documents.',
      refused:
        'La personne qui a fait l’examen n’a pas accepté le résultat. Recommencez la vérification, ou envoyez vos documents.',
    },
    failed: 'Le dernier essai n’a pas réussi. Réessayez, ou envoyez plutôt vos documents.',
    checked: (name) => `Vérifié par ${name}`,
  },
  title: 'Vérifiez votre identité',
  why: `La loi exige que nous sachions qui nous payons. Vous vérifiez votre identité une seule fois, avant le paiement de votre premier échange. L’examen prend de ${target.from} à ${target.to}\u00a0heures, et au plus ${maxBusinessDays}\u00a0jours ouvrables.`,
  safe: 'Nous chiffrons vos images et les conservons à part. Seul notre personnel de la conformité peut les voir, et nous consignons chaque consultation.',
  loading: 'Chargement de la vérification de votre identité',
  problem: 'Impossible de charger la vérification de votre identité.',
  kinds: {
    government_id: {
      title: 'Pièce d’identité officielle avec photo',
      what: 'Passeport, permis de conduire ou carte d’identité\u00a0: les quatre coins visibles, chaque ligne lisible, non expirée.',
    },
    address_proof: {
      title: 'Preuve d’adresse',
      what: `Une facture, un relevé bancaire ou une lettre officielle portant votre nom et votre adresse, datés des ${addressProofMaxDays} derniers jours.`,
    },
    selfie: {
      title: 'Égoportrait avec votre pièce d’identité',
      what: 'Votre visage et la même pièce à côté, sur une seule image, tous deux nets.',
    },
  },
  statuses: {
    none: 'Pas encore envoyé',
    uploaded: 'Reçu, pas encore à l’examen',
    submitted: 'À l’examen',
    accepted: 'Accepté',
    rejected: 'Refusé',
  },
  verified: 'Votre identité est vérifiée. Vous n’avez pas à le refaire.',
  inReview: (target, due) =>
    `Nous examinons vos documents. Nous visons à terminer d’ici le ${target}, et au plus tard le ${due}.`,
  delayed: (due) =>
    `L’examen devait être terminé le ${due} et il est en retard. Nous en sommes désolés. Il a maintenant la priorité, et nous vous écrirons quand il sera terminé.`,
  rejected: 'Nous n’avons pas pu accepter certains documents. Renvoyez seulement ceux-là.',
  note: 'De la personne qui a fait l’examen\u00a0:',
  formats: `JPEG, PNG ou WebP, jusqu’à ${megabytes}\u00a0Mo.`,
  choose: 'Choisir un fichier',
  takePhoto: 'Prendre une photo',
  another: 'Choisir un autre fichier',
  ofDocument: (title) => `pour\u00a0: ${title}`,
  preview: (title) => `Aperçu\u00a0: ${title}`,
  noPreview: 'Ce navigateur ne peut pas afficher d’aperçu. Vous pouvez tout de même envoyer le fichier.',
  check: 'Tout est net et lisible?',
  issuedOn: 'Date du document',
  send: 'Envoyer cette image',
  sending: (percent) => `Envoi… ${percent}\u00a0%`,
  progress: (title) => `Envoi\u00a0: ${title}`,
  stop: 'Arrêter',
  replace: 'Envoyer une autre image',
  received: (title) => `${title}\u00a0: reçu.`,
  sentOn: (moment) => `Envoyé le ${moment}`,
  tooLarge: `Ce fichier est trop volumineux. Envoyez-en un d’au plus ${megabytes}\u00a0Mo.`,
  ssn: '4 derniers chiffres de votre numéro de sécurité sociale américain',
  ssnHint: 'Nous les chiffrons avant de les conserver.',
  ssnKnown: 'Les 4 derniers chiffres de votre numéro de sécurité sociale américain sont au dossier.',
  submit: 'Envoyer pour examen',
  submitting: 'Envoi pour examen…',
  missing: (list) => `Il manque encore\u00a0: ${formats.and(list)}`,
};
