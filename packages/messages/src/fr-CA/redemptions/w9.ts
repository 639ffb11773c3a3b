import type { w9 as Shape } from '../../en/redemptions/w9.ts';
import { formats } from '../formats.ts';

export const w9: typeof Shape = {
  title: 'Formulaire fiscal W-9',
  why: (threshold) =>
    `Quand vos prix d’une année civile atteignent ${formats.usd(threshold)}, la loi américaine exige un formulaire W-9 avant tout autre versement. Vous l’envoyez une seule fois.`,
  paid: (amount) => `Versé cette année\u00a0: ${formats.usd(amount)}.`,
  loading: 'Chargement de votre formulaire fiscal',
  problem: 'Impossible de charger votre formulaire fiscal.',
  form: 'Formulaire W-9',
  legalName: 'Nom complet, comme dans votre déclaration de revenus',
  street: 'Rue et numéro',
  city: 'Ville',
  state: 'État',
  postalCode: 'Code ZIP',
  kind: 'Numéro de contribuable',
  kinds: { ssn: 'Numéro de sécurité sociale américain', itin: 'ITIN' },
  tin: 'Numéro, neuf chiffres',
  tinHint: 'Nous le chiffrons avant de le conserver, puis n’en affichons que les quatre derniers chiffres.',
  certify:
    'Sous peine de parjure, j’atteste que ce numéro de contribuable est le mien, que je suis une personne des États-Unis et que mon nom et mon adresse sont exacts.',
  signature: 'Signature\u00a0: tapez votre nom complet',
  send: 'Signer et envoyer le W-9',
  sending: 'Envoi de votre W-9…',
  received: 'Votre W-9 est au dossier. Nous poursuivons votre versement.',
  onFile: (name, last4, day) => `Au dossier\u00a0: ${name}, numéro se terminant par ${last4}, signé le ${day}.`,
};
