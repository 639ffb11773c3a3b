import { brand } from '@goldwren/rules';
import type { MailBlock, SecurityMails } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';

const account: MailBlock = { link: 'Ouvrir la page de votre compte', page: 'account' };
const newPassword: MailBlock = { link: 'Choisir un nouveau mot de passe', page: 'forgot' };
const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };
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
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe. Cela déconnecte tous les navigateurs.',
      newPassword,
      'La page de votre compte montre où vous êtes connecté. Vous pouvez aussi y activer un second facteur.',
      account,
    ],
  }),
  password_changed: ({ firstName, at }) => ({
    subject: `Votre mot de passe ${brand.name} a été changé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre mot de passe a été changé le ${time(at)}. Tous les autres navigateurs sont déconnectés.`,
      'Si ce n’était pas vous, choisissez un nouveau mot de passe à l’aide du lien ci-dessous, et écrivez-nous.',
      newPassword,
      contact,
    ],
  }),
  second_factor_changed: ({ firstName, isOn }) => ({
    subject: isOn
      ? `Le second facteur de votre compte ${brand.name} est activé`
      : `Le second facteur de votre compte ${brand.name} est désactivé`,
    blocks: [
      `Bonjour ${firstName},`,
      isOn
        ? 'Désormais, la connexion demande votre mot de passe et un code de votre application d’authentification. Conservez vos codes de récupération là où vous les trouverez sans votre téléphone.'
        : 'La connexion demande de nouveau le mot de passe seulement. Vos codes de récupération ne sont plus valides.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      newPassword,
      contact,
    ],
  }),
  recovery_code_used: ({ firstName, left }) => ({
    subject: `Un code de récupération de votre compte ${brand.name} a été utilisé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Quelqu’un s’est connecté avec un de vos codes de récupération à la place d’un code de votre application d’authentification. ${left === 0 ? 'Il n’en reste aucun' : `Il en reste ${left}`}.`,
      'Pour en obtenir dix nouveaux, désactivez puis réactivez le second facteur sur la page de votre compte. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      account,
      newPassword,
      contact,
    ],
  }),
  account_closed: ({ firstName }) => ({
    subject: `Vous avez fermé votre compte ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Votre compte est fermé, comme vous l’avez demandé. Il reste fermé, et vous ne pouvez plus vous connecter. Nous payons quand même les échanges que vous aviez demandés, sauf s’ils exigent encore quelque chose de votre part.',
      'Si ce n’était pas vous, écrivez-nous.',
      contact,
    ],
  }),
};
