import type { callProblems as Shape } from '../en/call-problems.ts';
import { site } from './site.ts';

const { unreachable } = site.problems;

export const callProblems: typeof Shape = {
  unreachable,
  login: {
    network: 'Connexion au serveur impossible. Assurez-vous que le serveur est en marche.',
    wordless: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  },
  register: {
    network: 'Le serveur est injoignable.',
    wordless: 'L’inscription a échoué. Veuillez vérifier vos renseignements.',
    own: 'L’inscription a échoué. Veuillez réessayer.',
  },
  submission: 'L’envoi a échoué',
  checkout: {
    title: 'Le paiement n’a pas pu commencer. Veuillez réessayer.',
    network: 'Impossible de joindre le serveur. Rien ne vous a été facturé.',
    wordless: 'La page de paiement n’a pas pu être préparée. Rien ne vous a été facturé.',
  },
  bonus: 'Votre boni n’a pas pu être réclamé. Veuillez réessayer.',
  emailLink: 'Cette action n’a pas pu être faite. Veuillez réessayer.',
  region: 'L’enregistrement a échoué. Veuillez réessayer.',
};
