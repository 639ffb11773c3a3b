import { brand } from '@goldwren/rules';
import type { MailBlock, SecurityMails } from '../../mail-facts.ts';
import { formats } from '../formats.ts';

const account: MailBlock = { link: 'Ouvrir la page de votre compte', page: 'account' };
const newPassword: MailBlock = { link: 'Choisir un nouveau mot de passe', page: 'forgot' };
const contact: MailBlock = { link: 'Nous écrire', page: 'contact' };
const time = (at: string) => `${formats.dayAndTime(at)} (heure de l’Est)`;

export const securityMails: SecurityMails = {
  new_device: ({ firstName, browser, system, network, at }) => ({
    subject: `Nouvelle connexion à votre compte ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Votre compte a servi à une connexion à partir d’un navigateur que nous n’avions jamais vu.',
      {
        rows: [
          ['Quand', time(at)],
          ['Navigateur', browser ?? 'inconnu'],
          ['Système', system ?? 'inconnu'],
          ['Réseau', network ?? 'inconnu'],
        ],
      },
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: tous les navigateurs seront déconnectés.',
      newPassword,
      'La page de votre compte montre où vous êtes connecté; vous pouvez y activer un second facteur.',
      account,
    ],
  }),
  password_changed: ({ firstName, at }) => ({
    subject: `Votre mot de passe ${brand.name} a été changé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre mot de passe a été changé le ${time(at)}. Tous les autres navigateurs sont déconnectés.`,
      'Si ce n’était pas vous, choisissez un nouveau mot de passe à l’aide d’un lien envoyé à cette boîte, et dites-le-nous.',
      newPassword,
      contact,
    ],
  }),
  second_factor_changed: ({ firstName, isOn }) => ({
    subject: isOn
      ? `Votre compte ${brand.name} est protégé par un second facteur`
      : `Votre compte ${brand.name} n’a plus de second facteur`,
    blocks: [
      `Bonjour ${firstName},`,
      isOn
        ? 'Désormais, la connexion demande un code de votre application d’authentification après le mot de passe. Gardez vos codes de récupération là où vous les trouverez sans votre téléphone.'
        : 'La connexion demande de nouveau le mot de passe seulement. Vos codes de récupération ne sont plus valides.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, et dites-le-nous.',
      newPassword,
      contact,
    ],
  }),
  recovery_code_used: ({ firstName, left }) => ({
    subject: `Un code de récupération de votre compte ${brand.name} a été utilisé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Un de vos codes de récupération a été utilisé à la place d’un code de votre application d’authentification. ${left === 0 ? 'Il n’en reste aucun' : `Il en reste ${left}`}.`,
      'Pour en obtenir dix nouveaux, désactivez puis réactivez le second facteur sur la page de votre compte. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, et dites-le-nous.',
      account,
      newPassword,
      contact,
    ],
  }),
  account_closed: ({ firstName }) => ({
    subject: `Vous avez fermé votre compte ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Votre compte est fermé, comme vous l’avez demandé. Plus personne ne peut s’y connecter, et il reste fermé. Les prix que vous aviez demandés vous sont quand même versés.',
      'Si ce n’était pas vous, écrivez-nous.',
      contact,
    ],
  }),
};
