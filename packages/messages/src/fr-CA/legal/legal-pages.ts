import type { legalPages as english } from '../../en/legal/legal-pages.ts';
import { formats } from '../formats.ts';

/** Texts around every legal document. */
export const legalPages: typeof english = {
  contents: 'Table des matières',
  version: (version, day) => `Version\u00a0${version}, publiée le ${day}.`,
  notice: 'Ce texte existe en anglais. Le résumé ci-dessous aide à le lire; c’est le texte anglais qui fait foi.',
  summary: 'Résumé en français',
  loading: 'Chargement du texte',
  yourData: 'Vos données',
  requestData: 'Demander mes données',
  deleteAccount: 'Supprimer mon compte',
  exportData: 'Exporter mes données',
  yourDataText: 'Chacune de ces démarches commence dans votre compte.',
  deleted: {
    title: 'Votre compte est fermé.',
    text: (erasesAt) =>
      `Vous êtes déconnecté sur tous vos appareils. Ce qui dit qui vous êtes est effacé le ${formats.day(erasesAt)}. Nous vous avons envoyé un courriel à ce sujet. Ce qui est gardé, et pourquoi, se lit ci-dessous.`,
  },
  due: {
    title: 'Nos conditions ont changé',
    text: (documents, from) =>
      `Il y a une nouvelle version des textes suivants\u00a0: ${documents}. Veuillez la lire et l’accepter. À partir du ${from}, le jeu et les achats en dépendront.`,
    overdue: (documents) =>
      `Il y a une nouvelle version des textes suivants\u00a0: ${documents}. Le jeu et les achats attendent que vous l’acceptiez.`,
    accept: 'Accepter',
    accepting: 'Enregistrement…',
    problem: 'L’enregistrement n’a pas réussi. Veuillez réessayer.',
    accepted: 'Merci. Votre acceptation est enregistrée.',
  },
};
