import type { legalPages as english } from '../../en/legal/legal-pages.ts';
import { formats } from '../formats.ts';

/** Texts around every legal document. */
export const legalPages: typeof english = {
  contents: 'Table des matières',
  version: (version, day) => `Version\u00a0${version}, publiée le ${day}.`,
  notice: 'Ce texte existe en anglais. Le résumé ci-dessous aide à le lire. C’est le texte anglais qui fait foi.',
  summary: 'Résumé en français',
  loading: 'Chargement du texte',
  yourData: 'Vos données',
  requestData: 'Demander mes données',
  deleteAccount: 'Supprimer mon compte',
  exportData: 'Exporter mes données',
  yourDataText: 'Vous trouvez chacune de ces options dans votre compte.',
  deleted: {
    title: 'Votre compte est fermé.',
    text: (erasesAt) =>
      `Vous êtes déconnecté sur tous vos appareils. Nous effaçons vos données personnelles le ${formats.day(erasesAt)}. Nous vous avons envoyé un courriel à ce sujet. Voyez ci-dessous ce que nous gardons, et pourquoi.`,
  },
  due: {
    title: 'Nos conditions ont changé',
    text: (documents, from) =>
      `Il y a une nouvelle version des textes suivants\u00a0: ${documents}. Veuillez la lire et l’accepter. À partir du ${from}, vous devrez l’avoir acceptée pour jouer et acheter.`,
    overdue: (documents) =>
      `Il y a une nouvelle version des textes suivants\u00a0: ${documents}. Acceptez-la pour jouer et acheter.`,
    accept: 'Accepter',
    accepting: 'Enregistrement…',
    problem: 'Enregistrement impossible. Veuillez réessayer.',
    accepted: 'Merci. Nous avons enregistré votre acceptation.',
  },
};
