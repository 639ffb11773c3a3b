import { brand, mailInCard, freeEntry as rules, sweepsLegalLine } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { businessDays, days, sc } from './phrases.ts';

export function article() {
  return {
    lead: `${sweepsLegalLine} Each approved free entry adds ${sc(rules.grantHundredths)} to your account.`,
    sections: {
      online: {
        title: 'Request online',
        text: [
          {
            steps: [
              'Open [Free SC](free-entry). You do not need to be logged in.',
              'Enter your full name, the email address of your account, your date of birth, your country, your state or province, and your mailing address.',
              'Send the request and save its reference.',
            ],
          },
          `We review it within ${businessDays(rules.reviewBusinessDays)} and email you the result. If we do not approve it, the email says why.`,
        ],
      },
      mail: {
        title: 'Request by mail',
        text: [
          `Write your name, email address, date of birth and mailing address by hand on a ${mailInCard} card. Mail it in an envelope to the address on the [Free SC](free-entry) page. We process cards within ${businessDays(rules.mailInBusinessDays)} of arrival.`,
        ],
      },
      limits: {
        title: 'How often',
        text: [
          'One request per person and day, online and mail together. The next day starts at midnight Eastern Time.',
          'A second request on the same day is rejected. Your coins are not affected.',
        ],
      },
      credited: {
        title: 'When you get the coins',
        text: [
          `When the entry is approved and your email address is verified. If there is no account with that address yet, you have ${days(rules.heldDays)} to [sign up](register).`,
          `They are the same ${brand.sweepsCoins} as all others: same games, same odds, same rules, same prizes.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
