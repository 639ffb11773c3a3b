import { brand, sweepsLegalLine } from '@goldwren/rules';
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
  signature: `Your ${brand.name} team`,
  legalLine: sweepsLegalLine,
  colon: ': ',
  reminderLink: { link: 'Turn off reminders', page: 'account' },
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
