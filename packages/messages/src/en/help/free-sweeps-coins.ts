import { brand, mailInCard, freeEntry as rules, sweepsLegalLine } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { businessDays, days, sc } from './phrases.ts';

export function article() {
  return {
    lead: `${sweepsLegalLine} Each approved free entry adds ${sc(rules.grantHundredths)} to your account.`,
    sections: {
      online: {
        title: 'Ask online',
        text: [
          {
            steps: [
              'Open [Free SC](free-entry). You do not need to be logged in.',
              'Enter your full name, the email address of your account, your date of birth, your country, your state or province, and your mailing address.',
              'Send the request and keep its reference.',
            ],
          },
          `A person reviews it within ${businessDays(rules.reviewBusinessDays)}. You get a mail either way; if it is not approved, the mail says why.`,
        ],
      },
      mail: {
        title: 'Ask by mail',
        text: [
          `Write your name, your email address, your date of birth and your mailing address by hand on a ${mailInCard} card, and mail it in an envelope to the address on the [Free SC](free-entry) page. Cards are processed within ${businessDays(rules.mailInBusinessDays)} of arriving.`,
        ],
      },
      limits: {
        title: 'How often',
        text: [
          'One request per person and day, online and mail together. The next day begins at midnight Eastern Time.',
          'A second request on the same day is rejected. Your coins are not affected.',
        ],
      },
      credited: {
        title: 'When the coins are credited',
        text: [
          `As soon as the entry is approved and your email address is confirmed. If there is no account with that address yet, the coins wait ${days(rules.heldDays)} for you to [sign up](register).`,
          `They are the same ${brand.sweepsCoins} as any others: same games, same odds, same rules of redemption, same prizes.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
