import { brand, parseHundredths, sweepsExpiry } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

function receipt({ firstName, packageName, price, gold, sweeps, orderId, paidAt }: FactsOfMail<'receipt'>) {
  return {
    subject: `Votre reçu ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Merci de votre achat. Les pièces sont dans votre compte.',
      {
        rows: [
          ['Forfait', packageName],
          ['Payé', formats.usd(price)],
          ['Crédité', coins.both(gold, sweeps)],
          ['Commande', orderId],
          ['Date', `${formats.dayAndTime(paidAt)} (heure de l’Est)`],
        ],
      },
      { link: 'Voir votre commande', page: 'order', id: orderId },
      `Vous avez acheté des pièces d’or${parseHundredths(sweeps) === 0n ? '' : '; les pièces Sweeps sont un boni gratuit'}. Ce courriel est votre reçu. Si vous n’avez pas fait cet achat, écrivez-nous tout de suite.`,
      contact,
    ],
  } as const;
}

/** Emails about purchases, and about Sweeps Coins that expire. */
export const coinMails: Pick<MailLanguage['templates'], 'receipt' | 'sweeps_expiring' | 'sweeps_expired'> = {
  receipt,
  sweeps_expiring: ({ firstName, amount, expiresAt }) => ({
    subject: `Vos pièces Sweeps expirent le ${formats.day(expiresAt)}`,
    blocks: [
      `Bonjour ${firstName},`,
      `Vous avez ${coins.sweeps(amount)} dans votre compte ${brand.name}. Les pièces Sweeps expirent après ${sweepsExpiry.idleDays}\u00a0jours sans connexion ni partie. Les vôtres expirent le ${formats.dayAndTime(expiresAt)} (heure de l’Est).`,
      'Pour les garder, connectez-vous une fois d’ici là. Vous n’avez rien à acheter.',
      { link: 'Se connecter', page: 'login' },
      'Vos échanges en cours ne changent pas.',
    ],
  }),
  sweeps_expired: ({ firstName, amount }) => ({
    subject: 'Vos pièces Sweeps ont expiré',
    blocks: [
      `Bonjour ${firstName},`,
      `Vous ne vous êtes pas connecté et n’avez pas joué depuis ${sweepsExpiry.idleDays}\u00a0jours\u00a0: ${coins.sweeps(amount)} ont donc expiré, comme l’annonçait notre courriel précédent. Vos pièces d’or et votre compte n’ont pas changé.`,
      'Vous pouvez demander des participations gratuites en tout temps.',
      { link: 'Comment fonctionnent les participations gratuites', page: 'free-entry' },
      'Si vous croyez que c’est une erreur, écrivez-nous.',
      contact,
    ],
  }),
};
