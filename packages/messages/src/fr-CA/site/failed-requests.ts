import type { failedRequests as Shape } from '../../en/site/failed-requests.ts';
import { site } from './site.ts';

const { unreachable } = site.problems;

export const failedRequests: typeof Shape = {
  unreachable,
  login: {
    network: 'Connexion au serveur impossible. Assurez-vous que le serveur est en marche.',
    wordless: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  },
  register: {
    network: 'Impossible de joindre le serveur.',
    wordless: 'L’inscription a échoué. Veuillez vérifier vos renseignements.',
    own: 'L’inscription a échoué. Veuillez réessayer.',
  },
  submission: 'L’envoi a échoué',
  checkout: {
    title: 'Le paiement n’a pas pu commencer. Veuillez réessayer.',
    network: 'Impossible de joindre le serveur. Rien ne vous a été facturé.',
    wordless: 'Impossible d’ouvrir la page de paiement. Rien ne vous a été facturé.',
  },
  bonus: 'Impossible d’ajouter votre boni. Veuillez réessayer.',
  emailLink: 'Impossible d’envoyer le lien. Veuillez réessayer.',
  region: 'Enregistrement impossible. Veuillez réessayer.',
};
