import { brand, staffLinkHours } from '@goldwren/rules';
import type { MailLanguage } from '../../facts/mail-facts.ts';

/** Emails to members of staff. */
export const staffMails: Pick<MailLanguage['templates'], 'staff_set_up'> = {
  staff_set_up: ({ name, isNew, token }) => ({
    subject: isNew
      ? `Votre compte du personnel ${brand.name}`
      : `Configurez de nouveau votre second facteur ${brand.name}`,
    blocks: [
      `Bonjour ${name},`,
      isNew
        ? `Voici votre invitation à l’espace du personnel ${brand.name}. Ouvrez ce lien pour choisir votre mot de passe et votre second facteur. Il fonctionne une seule fois, pendant ${staffLinkHours}\u00a0heures.`
        : `Votre second facteur pour l’espace du personnel ${brand.name} a été retiré. Ouvrez ce lien pour en configurer un nouveau. Il vous faut votre mot de passe. Le lien fonctionne une seule fois, pendant ${staffLinkHours}\u00a0heures.`,
      { link: isNew ? 'Configurer votre compte' : 'Configurer votre second facteur', page: 'staff-set-up', id: token },
      'Si vous n’attendez pas ce courriel, n’ouvrez pas le lien. Avertissez un administrateur.',
    ],
  }),
};
