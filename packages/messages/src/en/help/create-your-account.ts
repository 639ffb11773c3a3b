import { account, brand, welcomeOffer } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { gc, hours, sc } from './phrases.ts';

export function article() {
  return {
    lead: `An account is free and takes a minute. You need to be ${ages.inShort} and live in the United States or Canada.`,
    sections: {
      steps: {
        title: 'Sign up',
        text: [
          {
            steps: [
              'Open [Sign Up Free](register).',
              'Enter your name and date of birth as they stand on your ID. Prizes are paid only to the person whom the documents show.',
              `Choose a password of at least ${account.passwordMinLength} characters. Common passwords, and your own email address, are refused.`,
              'Choose your country and, if you like, your state or province. You can add it later; Sweeps Coins wait until you do.',
              'Log in with your new account.',
            ],
          },
          'One person may have one account. A second one with the same mailbox is not opened, however the address is written.',
        ],
      },
      offer: {
        title: 'What a new account begins with',
        text: [
          `${gc(welcomeOffer.goldHundredths)} and ${sc(welcomeOffer.sweepsHundredths)}, added at once. No purchase is necessary. Where [${brand.sweepsCoins} are not available](help/where-you-can-play) you get the ${brand.goldCoins} alone.`,
          `The welcome ${brand.sweepsCoins} come once per mailbox.`,
        ],
      },
      email: {
        title: 'Verify your email',
        text: [
          `We mail you a link that is good for ${hours(account.verifyLinkHours)}. You can play and buy without opening it; free entries are credited, and prizes can be asked for, only after it.`,
          'No mail? Look into your spam folder, or send the link again from your [dashboard](dashboard).',
        ],
      },
    },
  } satisfies HelpArticle;
}
