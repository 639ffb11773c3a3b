import { brand } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../mail-facts.ts';
import { coins } from './coins.ts';

type AccountMails = Pick<MailLanguage['templates'], 'account_changed' | 'balance_adjusted'>;

const contact: MailBlock = { link: 'Nous écrire', page: 'contact' };
const dashboard: MailBlock = { link: 'Ouvrir votre tableau de bord', page: 'dashboard' };

/** Ce que le personnel a fait d’un compte, dit à son joueur. */
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
        ? [`Comme tous les ${brand.sweepsCoins}, ils doivent être joués une fois avant de pouvoir être échangés.`]
        : []),
      'La correction figure dans votre activité. Si vous ne savez pas à quoi elle correspond, écrivez-nous.',
      contact,
    ],
  }),
};

const changes = {
  suspended: {
    subject: `Votre compte ${brand.name} est suspendu`,
    said: [
      'Nous avons suspendu votre compte. Tant que la raison n’est pas réglée, rien ne peut être joué, acheté ni échangé. Vos pièces restent dans votre compte.',
      'Vous pouvez toujours vous connecter pour voir vos soldes et vos relevés. Écrivez-nous pour connaître la raison et la suite.',
    ],
    link: contact,
  },
  unsuspended: {
    subject: `Votre compte ${brand.name} est rouvert`,
    said: ['Votre compte n’est plus suspendu. Tout est là où vous l’aviez laissé.'],
    link: dashboard,
  },
  closed: {
    subject: `Votre compte ${brand.name} est fermé`,
    said: [
      'Nous avons fermé votre compte. Vous ne pouvez plus vous y connecter.',
      'Si vous pensez que c’est une erreur, ou si vous avez des questions sur ce qu’il contenait, écrivez-nous.',
    ],
    link: contact,
  },
  second_factor_removed: {
    subject: `Votre compte ${brand.name} n’a plus de second facteur`,
    said: [
      'Nous avons retiré le second facteur de votre compte, comme on nous l’a demandé parce qu’il était perdu, et avons déconnecté tous les navigateurs. La connexion ne demande plus que votre mot de passe. Vous pouvez configurer un nouveau second facteur sur la page de votre compte.',
      'Si ce n’est pas vous qui l’avez demandé, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    link: contact,
  },
  redemption_restored: {
    subject: 'Vous pouvez de nouveau échanger',
    said: ['Ce qui restait à régler dans votre compte l’est, et vous pouvez de nouveau échanger vos pièces.'],
    link: dashboard,
  },
} as const;
