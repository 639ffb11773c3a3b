import { account, brand, welcomeOffer } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { gc, hours, sc } from './phrases.ts';

export function article() {
  return {
    lead: `An account is free and takes a minute. You must be ${ages.inShort} and live in the United States or Canada.`,
    sections: {
      steps: {
        title: 'Sign up',
        text: [
          {
            steps: [
              'Open [Sign Up Free](register).',
              `Enter your email address, a password of at least ${account.passwordMinLength} characters and your date of birth. You cannot use a common password or your email address.`,
              'Enter your name as shown on your ID. We pay prizes only to the person on the ID.',
              'Choose your country and your state or province. You can also choose to add it later. Your Sweeps Coins stay locked until you do.',
              'Log in with your new account. Your email and password are filled in.',
            ],
          },
          'One person can have one account. We do not open a second account with the same mailbox, even if the address is written differently.',
        ],
      },
      offer: {
        title: 'What a new account gets',
        text: [
          `${gc(welcomeOffer.goldHundredths)} and ${sc(welcomeOffer.sweepsHundredths)}, added immediately. No purchase is necessary. Where [${brand.sweepsCoins} are not available](help/where-you-can-play) you get the ${brand.goldCoins} only.`,
          `Welcome ${brand.sweepsCoins} are given once per mailbox.`,
        ],
      },
      email: {
        title: 'Verify your email',
        text: [
          `We email you a link that works for ${hours(account.verifyLinkHours)}. You can play and buy without it, but you need it for free entries and redemptions.`,
          'No email? Check your spam folder, or send the link again from your [dashboard](dashboard).',
        ],
      },
    },
  } satisfies HelpArticle;
}
