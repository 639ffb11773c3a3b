import { brand } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';

type AccountMails = Pick<MailLanguage['templates'], 'account_changed' | 'balance_adjusted'>;

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };
const dashboard: MailBlock = { link: 'Ouvrir votre tableau de bord', page: 'dashboard' };

/** Emails about changes that staff made to an account. */
export const accountMails: AccountMails = {
  account_changed: ({ firstName, change }) => {
    const { subject, said, link } = changes[change];
    return { subject, blocks: [`Bonjour ${firstName},`, ...said, link] };
  },
  balance_adjusted: ({ firstName, currency, direction, amount, balance }) => ({
    subject: 'Votre solde a été corrigé',
    blocks: [
      `Bonjour ${firstName},`,
      direction === 'credit'
        ? `Nous avons corrigé votre solde et ajouté ${coins[currency](amount)}. Vous avez maintenant ${coins[currency](balance)}.`
        : `Nous avons corrigé votre solde et retiré ${coins[currency](amount)}. Vous avez maintenant ${coins[currency](balance)}.`,
      ...(direction === 'credit' && currency === 'sweeps'
        ? ['Comme toutes les pièces Sweeps, vous devez les jouer une fois avant de les échanger.']
        : []),
      'La correction figure dans votre activité. Si vous n’en connaissez pas la raison, écrivez-nous.',
      contact,
    ],
  }),
};

const changes = {
  suspended: {
    subject: `Votre compte ${brand.name} est suspendu`,
    said: [
      'Nous avons suspendu votre compte. Tant que la suspension dure, vous ne pouvez ni jouer, ni acheter, ni échanger. Vos pièces restent dans votre compte.',
      'Vous pouvez toujours vous connecter pour voir vos soldes et vos relevés. Écrivez-nous pour connaître la raison et la suite.',
    ],
    link: contact,
  },
  unsuspended: {
    subject: `Votre compte ${brand.name} est rouvert`,
    said: ['Votre compte n’est plus suspendu. Vos soldes n’ont pas changé.'],
    link: dashboard,
  },
  closed: {
    subject: `Votre compte ${brand.name} est fermé`,
    said: [
      'Nous avons fermé votre compte. Vous ne pouvez plus vous y connecter.',
      'Si vous pensez que c’est une erreur, ou si vous avez des questions sur votre compte, écrivez-nous.',
    ],
    link: contact,
  },
  second_factor_removed: {
    subject: `Votre compte ${brand.name} n’a plus de second facteur`,
    said: [
      'Vous nous avez dit avoir perdu votre second facteur. Nous l’avons donc retiré et avons déconnecté tous les navigateurs. Vous vous connectez maintenant avec votre mot de passe seulement. Vous pouvez configurer un nouveau second facteur sur la page de votre compte.',
      'Si ce n’est pas vous qui l’avez demandé, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    link: contact,
  },
  redemption_restored: {
    subject: 'Vous pouvez de nouveau échanger',
    said: ['La question en suspens dans votre compte est réglée. Vous pouvez de nouveau échanger.'],
    link: dashboard,
  },
} as const;
