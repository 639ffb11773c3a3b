import { brand } from '@goldwren/rules';
import type { MailLanguage } from '../../facts/mail-facts.ts';
import { accountMails } from './mail-account.ts';
import { coinMails } from './mail-coins.ts';
import { freeEntryMails } from './mail-free-entry.ts';
import { identityMails } from './mail-identity.ts';
import { limitMails } from './mail-limits.ts';
import { privacyMails } from './mail-privacy.ts';
import { redemptionMails } from './mail-redemptions.ts';
import { securityMails } from './mail-security.ts';
import { signInMails } from './mail-sign-in.ts';
import { staffMails } from './mail-staff.ts';
import { supportMails } from './mail-support.ts';

export const mail: MailLanguage = {
  signature: `L’équipe ${brand.name}`,
  legalLine: 'Aucun achat requis. Un achat n’augmente pas vos chances.',
  colon: '\u00a0: ',
  reminderLink: { link: 'Désactiver les rappels', page: 'account' },
  templates: {
    ...accountMails,
    ...coinMails,
    ...freeEntryMails,
    ...identityMails,
    ...limitMails,
    ...privacyMails,
    ...redemptionMails,
    ...securityMails,
    ...signInMails,
    ...staffMails,
    ...supportMails,
  },
};
