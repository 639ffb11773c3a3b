import { brand, privacy } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../../mail-facts.ts';
import { formats } from '../formats.ts';

type PrivacyMails = Pick<MailLanguage['templates'], 'data_export_ready' | 'account_deleted'>;

const contact: MailBlock = { link: 'Nous écrire', page: 'contact' };

/** Emails about a copy of personal data and about deleting an account. */
export const privacyMails: PrivacyMails = {
  data_export_ready: ({ firstName, days, expiresAt }) => ({
    subject: `Vos données ${brand.name} sont prêtes`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre fichier est prêt. Connectez-vous pour le télécharger dans les ${days} jours, jusqu’au ${formats.dayAndTime(expiresAt)} (heure de l’Est).`,
      { link: 'Télécharger vos données', page: 'privacy-center' },
      'Il contient tout ce que contient votre compte : gardez-le là où personne d’autre ne peut le lire. Si vous ne l’avez pas demandé, changez tout de suite votre mot de passe et écrivez-nous.',
      contact,
    ],
  }),
  account_deleted: ({ firstName, erasesAt }) => ({
    subject: `Votre compte ${brand.name} est fermé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Vous avez supprimé votre compte. Il est fermé, et vous ne pouvez plus vous connecter. Dans ${privacy.erasureAfterDays} jours, le ${formats.day(erasesAt)}, nous effacerons vos données personnelles.`,
      'Les prix que vous aviez demandés seront payés avant. Ce qui reste dans nos livres y reste sans votre nom; la page sur la confidentialité dit ce qui est gardé, combien de temps et pourquoi.',
      'Si ce n’était pas vous, écrivez-nous tout de suite.',
      contact,
    ],
  }),
};
