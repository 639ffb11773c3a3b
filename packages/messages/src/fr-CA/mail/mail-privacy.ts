import { brand, privacy } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';

type PrivacyMails = Pick<MailLanguage['templates'], 'data_export_ready' | 'account_deleted'>;

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

/** Emails about a copy of personal data and about deleting an account. */
export const privacyMails: PrivacyMails = {
  data_export_ready: ({ firstName, days, expiresAt }) => ({
    subject: `Vos données ${brand.name} sont prêtes`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre fichier est prêt. Connectez-vous pour le télécharger dans les ${days}\u00a0jours, jusqu’au ${formats.dayAndTime(expiresAt)} (heure de l’Est).`,
      { link: 'Télécharger vos données', page: 'privacy-center' },
      'Le fichier contient toutes les données de votre compte. Conservez-le en lieu sûr. Si vous ne l’avez pas demandé, changez tout de suite votre mot de passe et écrivez-nous.',
      contact,
    ],
  }),
  account_deleted: ({ firstName, erasesAt }) => ({
    subject: `Votre compte ${brand.name} est fermé`,
    blocks: [
      `Bonjour ${firstName},`,
      `Vous avez supprimé votre compte. Il est fermé, et vous ne pouvez plus vous connecter. Dans ${privacy.erasureAfterDays}\u00a0jours, le ${formats.day(erasesAt)}, nous effacerons vos données personnelles.`,
      'Avant cela, nous payons quand même les échanges que vous avez demandés, sauf s’ils exigent encore quelque chose de votre part. Certains dossiers restent, sans votre nom. La page sur la confidentialité dit ce que nous gardons, combien de temps et pourquoi.',
      'Si ce n’était pas vous, écrivez-nous tout de suite.',
      contact,
    ],
  }),
};
