import { brand, staffLinkHours } from '@goldwren/rules';
import type { MailLanguage } from '../../facts/mail-facts.ts';

/** Emails to staff members. */
export const staffMails: Pick<MailLanguage['templates'], 'staff_set_up'> = {
  staff_set_up: ({ name, isNew, token }) => ({
    subject: isNew ? `Your ${brand.name} staff account` : `Set up your ${brand.name} second factor again`,
    blocks: [
      `Hello ${name},`,
      isNew
        ? `You have been invited to the ${brand.name} back office. Open this link to set your password and your second factor. It works once, within ${staffLinkHours} hours.`
        : `Your second factor for the ${brand.name} back office was removed. Open this link to set up a new one. You need your password. The link works once, within ${staffLinkHours} hours.`,
      { link: isNew ? 'Set up your account' : 'Set up your second factor', page: 'staff-set-up', id: token },
      'If you do not expect this email, do not open the link. Tell an administrator.',
    ],
  }),
};
